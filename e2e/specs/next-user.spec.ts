import { accountOf, signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

test('what one member was asked is not done by the next, who logs in in another tab (wire.next-user)', async ({
  context,
  page,
  suite,
}) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter?symbol=BTC/USDT');
  const form = page.getByRole('region', { name: 'Trade', exact: true });
  const amount = form.getByRole('textbox', { name: 'Amount', exact: true });
  await form.getByRole('textbox', { name: 'Price', exact: true }).fill('90000');
  await amount.fill('0.001');
  await form.getByRole('button', { name: 'Buy BTC', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const other = await context.newPage();
  await signIn(other, suite.url, 'newcomer');
  await other.goto('/noticeList');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Account menu of ${accountOf('newcomer')}` })).toBeVisible();
  await expect(amount).toHaveValue('');
});

import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

test('what a press asks for and cannot be fetched costs the press alone, and comes with the next one', async ({
  page,
  context,
  suite,
}) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('0.5');
  await context.setOffline(true);
  const unread = page.getByText('Couldn’t load. Try again.');
  await page.getByRole('tab', { name: 'Order history' }).click();
  await expect(
    page.getByRole('tabpanel', { name: 'Order history' }).getByText('Couldn’t load. Try again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Indicators' }).click();
  await expect(unread).toHaveCount(2);
  await expect(amount).toHaveValue('0.5');
  await context.setOffline(false);
  await page.getByRole('tabpanel', { name: 'Order history' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Order history' })).toBeVisible();
  await page.getByRole('button', { name: 'Indicators' }).click();
  await expect(page.getByRole('checkbox', { name: 'MA 7' })).toBeVisible();
  await expect(amount).toHaveValue('0.5');
});

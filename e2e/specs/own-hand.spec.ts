import { dollarsOf, done, fiatMember, main, openOrder, published, taken } from '../suite/fiat-members';
import { asked, PASSWORD, withTwoSteps } from '../suite/members';
import { signInAs, tokenOf } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const CODE = 'Authenticator or recovery code';

test('coins leave by C2C and by an acceptor with the fund password and a code of who has set them (wallet.own-hand)', async ({
  page,
  suite,
}) => {
  test.slow();
  const [seller, buyer] = [await fiatMember(suite), await fiatMember(suite)];
  const others = await tokenOf(suite.url, 'seller');
  const bought = await taken(suite, seller.token, await published(suite, others, '60'), '60');
  await done(suite, 'c2c/user_legal_pay', seller.token, { id: bought });
  await done(suite, 'c2c/legal_deal_sure', others, { id: bought });

  await signInAs(page, suite.url, seller.account, PASSWORD);
  await done(suite, 'ext/fund_password', seller.token, { fund_password: '482913', password: PASSWORD });
  const { recoveryCodes } = await withTwoSteps(suite, seller.account);
  const [first = '', second = ''] = recoveryCodes;
  const id = await taken(suite, buyer.token, await published(suite, seller.token, '20'), '20');
  await done(suite, 'c2c/user_legal_pay', buyer.token, { id });
  for (const call of ['c2c/legal_deal_sure', 'c2c/legal_deal_user_sure']) {
    expect(await asked(suite, call, seller.token, { id })).toMatchObject({ message: 'Enter your fund password.' });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await openOrder(page, id);
  await main(page).getByRole('button', { name: 'Confirm receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Have you received the buyer’s payment?' });
  await expect(dialog).toContainText('20 USDT will be released to the buyer for ¥ 140.20.');
  await expect(dialog.getByLabel('Fund password')).toBeFocused();
  await page.keyboard.type('482913');
  await dialog.getByLabel(CODE).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The authenticator code is incorrect or was already used.')).toBeFocused();
  await expect(dialog.getByLabel(CODE)).toHaveValue('');
  await expect(dialog.getByLabel('Fund password')).toHaveValue('482913');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.getByLabel(CODE).fill(first);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('The crypto was released to the buyer.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await dollarsOf(suite, buyer.token)).toEqual({ available: '20', held: '0' });

  await page.goto('/account/rechargeMoney?id=1&current=1');
  const form = main(page).getByRole('form');
  await form.getByLabel('Phone number').fill('13800138000');
  await form.getByRole('radio', { name: 'Bank card' }).check();
  await form.getByLabel(/^Your receiving account/).fill('6222000011112222');
  await form.getByLabel('Amount', { exact: true }).fill('100');
  await form.getByLabel(CODE).fill(second);
  await form.getByRole('button', { name: 'Withdraw' }).click();
  await expect(form.getByText('Enter your six-digit fund password')).toBeVisible();
  await expect(form.getByLabel('Fund password')).toBeFocused();
  await page.keyboard.type('482913');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL('/success?of=acceptorWithdrawal');
});

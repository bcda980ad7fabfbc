import type { Page } from '@playwright/test';
import { asked, PASSWORD as REGISTERED, registered } from '../suite/members';
import { signIn, signInAs } from '../suite/sign-in';
import { expect, test } from '../suite/test';
import { heldBy, sumOf } from '../suite/wallet';

const COLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ELSEWHERE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const BARRED = `0x${'f'.repeat(40)}`;
const DAY_MS = 86_400_000;

// What the trader has in the books must not be filled while sums are compared.
test.beforeEach(({ suite }) => suite.want('traders/pause'));
test.afterEach(async ({ suite }) => {
  await suite.want('traders/resume');
  await suite.want('clock');
  await suite.want('limits/clear');
  await suite.want('chain/delays', { review_ms: 5_000 });
});

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const review = (page: Page) => page.getByRole('alertdialog');

/** The panel of a withdrawal, in the wallet that it is in. */
async function withdrawal(page: Page, wallet: 'legal' | 'change', currency: string) {
  await page.goto(`/new_account/${wallet}`);
  await row(page, currency).getByRole('button', { name: 'Withdraw' }).click();
  const form = page.getByRole('form', { name: `Withdraw ${currency}` });
  return {
    form,
    address: form.getByRole('textbox', { name: 'Address', exact: true }),
    amount: form.getByRole('textbox', { name: 'Amount', exact: true }),
    submit: form.getByRole('button', { name: 'Withdraw', exact: true }),
  };
}

test('every limit is told beside its field, and a fee is right to the last digit', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  const { form, address, amount, submit } = await withdrawal(page, 'change', 'USDT');
  await submit.click();
  await expect(form.getByText('Enter an address')).toBeVisible();
  await expect(form.getByText('Enter an amount')).toBeVisible();
  await address.fill(`${COLD.slice(0, -1)}D`);
  await expect(form.getByText('Not a valid USDT address. Check every character.')).toBeVisible();
  await address.fill(TRON);
  await expect(form.getByText('This is a TRC20 address, not ERC20')).toBeVisible();
  await form.getByRole('button', { name: 'Switch to TRC20' }).click();
  await expect(form.getByRole('radio', { name: 'TRC20' })).toBeChecked();
  await expect(form.getByText('This is a TRC20 address')).toHaveCount(0);
  await form.getByRole('radio', { name: 'ERC20' }).check({ force: true });
  await form.getByLabel('Address book').selectOption({ label: 'Cold wallet · 0x5aAeb6…Ef1BeAed' });
  await expect(address).toHaveValue(COLD);
  await amount.fill('9.99999999');
  await expect(form.getByText('Minimum 10 USDT')).toBeVisible();
  await amount.fill('100000.00000001');
  await expect(form.getByText('Maximum 100,000 USDT per withdrawal')).toBeVisible();
  await amount.fill('90000');
  await expect(form.getByText('Insufficient balance. Deposit or transfer USDT.')).toBeVisible();
  await amount.fill('123.45678901');
  // 0.2 % of it, raised to the last digit.
  await expect(form.getByText('0.24691358 USDT')).toBeVisible();
  await expect(form.getByText('123.20987543 USDT')).toBeVisible();
  const before = await heldBy(suite, token, 'USDT');
  await submit.click();
  for (const fact of ['123.45678901 USDT', COLD, 'ERC20', '0.24691358 USDT', '123.20987543 USDT']) {
    await expect(review(page)).toContainText(fact);
  }
  await review(page).getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page).toHaveURL(/^[^?]+\/success\?of=withdrawal/);
  const sent = await heldBy(suite, token, 'USDT');
  expect(sent.change).toEqual({
    available: sumOf(before.change.available, '-123.45678901'),
    locked: sumOf(before.change.locked, '123.45678901'),
  });
  await page.getByRole('link', { name: 'Track withdrawal' }).click();
  const records = page.getByRole('table', { name: 'Deposits and withdrawals' });
  await expect(records.getByRole('row').nth(1)).toContainText('-123.45678901');
  await suite.want('clock', { now: Date.now() + 120_000 });
  await expect(records.getByRole('row').nth(1)).toContainText('Completed');
  await records.getByRole('row').nth(1).getByRole('button').click();
  const details = page.getByRole('dialog', { name: 'USDT withdrawal' });
  await expect(details.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveCount(4);
  await expect(details).toContainText('0.24691358 USDT');
  await expect(details).toContainText('123.20987543 USDT');
  const done = await heldBy(suite, token, 'USDT');
  expect(done.change).toEqual({ ...sent.change, locked: before.change.locked });
});

test('an answer lost in the middle leaves one withdrawal, and a refused review gives the money back', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  const before = await heldBy(suite, token, 'USDT');
  // Not refused before what is held by then has been looked at.
  await suite.want('chain/delays', { review_ms: 60_000 });
  const { address, amount, submit } = await withdrawal(page, 'legal', 'USDT');
  await address.fill(BARRED);
  await expect(page.getByText('Network: ERC20')).toBeVisible();
  await amount.fill('37.5');
  let sent = 0;
  await page.route('**/api/wallet/out*', async route => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit.click();
  await review(page).getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page).toHaveURL(/\/success\?of=withdrawal/);
  expect(sent).toBe(1);
  const held = await heldBy(suite, token, 'USDT');
  expect(held.legal.locked).toBe(sumOf(before.legal.locked, '37.5'));
  await suite.want('clock', { now: Date.now() + 61_000 });
  await page.goto('/account/coinRecord?type=withdrawal&currency=3');
  const newest = page.getByRole('table', { name: 'Deposits and withdrawals' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Rejected');
  await newest.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('The amount has been returned to your account.');
  expect(await heldBy(suite, token, 'USDT')).toEqual(before);
});

test('a fund password is asked for of who has set one, and a half-typed withdrawal outlives a swap', async ({
  page,
  suite,
  releases,
}) => {
  const account = await registered(suite);
  const token = await signInAs(page, suite.url, account, REGISTERED);
  const wish = { fund_password: '482913', password: REGISTERED };
  expect(await asked(suite, 'ext/fund_password', token, wish)).toMatchObject({ type: 'ok' });
  const next = await releases.make('wallet', 'good', { 'You receive': 'You get' });
  await releases.publish(next);
  const { form, address, amount, submit } = await withdrawal(page, 'legal', 'USDT');
  await address.fill(COLD);
  await amount.fill('25.5');
  await submit.click();
  await expect(form.getByText('Enter your six-digit fund password')).toBeVisible();
  await releases.promote(next);
  await expect(page.getByText('A newer version of this screen is ready.')).toBeVisible();
  await expect(amount).toHaveValue('25.5');
  const shown = await page.getByRole('main').locator('[data-area="wallet"]').elementHandle();
  await page.getByRole('button', { name: 'Switch now' }).click();
  // The same buttons are on the build that goes, until it has gone.
  await page.waitForFunction(area => !area?.isConnected, shown);
  await row(page, 'USDT').getByRole('button', { name: 'Withdraw' }).click();
  await expect(form.getByText('You get')).toBeVisible();
  await expect(address).toHaveValue(COLD);
  await expect(amount).toHaveValue('25.5');
  await expect(form.getByLabel('Fund password')).toHaveValue('');
});

test('saved addresses only: a new one waits a day, and so does switching it off', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  await page.goto('/withdraw_address');
  const guard = page.getByRole('region', { name: 'Withdraw to saved addresses only' });
  await guard.getByRole('button', { name: 'Turn on' }).click();
  await expect(guard.getByText('On', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('form', { name: 'Add address' });
  await form.getByLabel('Currency').selectOption('USDT');
  await form.getByLabel('Address').fill(`${ELSEWHERE}0`);
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('Not a valid USDT address. Check every character.')).toBeVisible();
  await form.getByLabel('Address').fill(ELSEWHERE);
  await expect(form.getByText('Network: ERC20')).toBeVisible();
  await form.getByLabel('Name (optional)').fill('New partner');
  await form.getByRole('button', { name: 'Save address' }).click();
  const book = page.getByRole('table', { name: 'Withdrawal addresses' });
  await expect(book.getByRole('row', { name: /New partner/ })).toContainText('from ');

  const { form: out, address } = await withdrawal(page, 'legal', 'USDT');
  await address.fill(ELSEWHERE);
  await address.blur();
  await expect(out.getByText(/^This address is new/)).toBeVisible();
  await address.fill(TRON.replace('TR7', 'TR8'));
  await expect(out.getByText('Not a valid USDT address. Check every character.')).toBeVisible();
  await address.fill('1BoatSLRHtKNngkdXEeobR76b53LETtpyT');
  await expect(out.getByText('You withdraw to saved addresses only. Save this one first.')).toBeVisible();
  await address.fill('');
  const send = (to: string) => asked(suite, 'wallet/out', token, { currency: '3', number: '20', address: to });
  expect((await send(ELSEWHERE)).message).toMatch(/^This address is new/);
  expect((await send(COLD)).type).toBe('ok');
  const start = Date.now();
  await suite.want('clock', { now: start + DAY_MS + 60_000 });
  expect((await send(ELSEWHERE)).type).toBe('ok');

  await page.goto('/withdraw_address');
  await guard.getByRole('button', { name: 'Turn off' }).click();
  await guard.getByRole('button', { name: 'Turn off' }).click();
  await expect(guard.getByText(/^Ends /)).toBeVisible();
  expect((await send('1BoatSLRHtKNngkdXEeobR76b53LETtpyT')).message).toMatch(/only withdraw to saved addresses/);
  await suite.want('clock', { now: start + 2 * DAY_MS + 120_000 });
  await page.reload();
  await expect(guard.getByText('Off', { exact: true })).toBeVisible();
  await book.getByRole('button', { name: 'Delete New partner' }).click();
  await review(page).getByRole('button', { name: 'Delete' }).click();
  await expect(book.getByRole('row', { name: /New partner/ })).toHaveCount(0);
});

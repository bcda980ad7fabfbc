import type { Page } from '@playwright/test';
import { decimal, fixed } from '@tradefloor/money';
import { asked } from '../suite/members';
import { signIn, tokenOf } from '../suite/sign-in';
import type { Suite } from '../suite/suite';
import { expect, test as base } from '../suite/test';
import { heldBy, sumOf } from '../suite/wallet';

/** The clock goes days ahead and back: no other journey may live through that. */
const test = base.extend<object, { readonly ownSuite: string }>({
  ownSuite: ['wallet', { scope: 'worker', option: true }],
});

const DAY_MS = 86_400_000;
const SPOT = 2;
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test.afterEach(async ({ suite }) => {
  await suite.want('chain/delays', { review_ms: 5_000, block_ms: 5_000 });
  await suite.want('clock');
  await suite.want('traders/resume');
  await suite.want('limits/clear');
});

const walletRow = (page: Page, currency: string) => page.getByRole('listitem', { name: currency, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a deposit is asked for, followed confirmation by confirmation, and credited live', async ({ page, suite }) => {
  test.slow();
  await suite.want('traders/pause');
  await suite.want('chain/delays', { review_ms: 60_000, block_ms: 60_000 });
  const token = await signIn(page, suite.url, 'seller');
  const before = (await heldBy(suite, token, 'ETH')).change;
  await page.goto('/new_account/change');
  await walletRow(page, 'ETH').getByRole('button', { name: 'Deposit' }).click();
  const deposit = panel(page, 'Deposit ETH');
  await expect(deposit.getByText('15 confirmations', { exact: true })).toBeVisible();
  await expect(deposit.getByText('30 confirmations', { exact: true })).toBeVisible();
  await deposit.getByRole('button', { name: 'Submit request' }).click();
  await expect(deposit.getByText('please input number')).toBeVisible();
  await deposit.getByLabel('Amount', { exact: true }).fill('0.5');
  await deposit.getByRole('button', { name: 'Submit request' }).click();
  await expect(page).toHaveURL(/\/success\?of=deposit/);
  await expect(page.getByRole('heading', { name: 'Deposit request submitted' })).toBeVisible();

  await page.goto('/new_account/change?currency_id=2&open=deposit');
  const progress = panel(page, 'Recent deposits').getByRole('listitem').first();
  await expect(progress).toContainText('0.5 ETH');
  const now = await timeOf(suite);
  // Reviewed, and seen by one block; then by two.
  await suite.want('clock', { now: now + 121_000 });
  await expect(progress).toContainText('1 of 15 confirmations');
  await suite.want('clock', { now: now + 181_000 });
  await expect(progress).toContainText('2 of 15 confirmations');
  expect((await heldBy(suite, token, 'ETH')).change).toEqual(before);
  await suite.want('clock', { now: now + 16 * 60_000 + 1_000 });
  await expect(progress.getByRole('listitem').filter({ hasText: 'Withdrawable' })).toContainText(
    '15 of 30 confirmations',
  );
  const after = (await heldBy(suite, token, 'ETH')).change;
  expect(after).toEqual({ ...before, available: sumOf(before.available, '0.5') });
  await expect(walletRow(page, 'ETH')).toContainText(after.available.slice(0, 6));
});

test('what is paid to one’s address is credited by itself, nobody else’s is reached, and a day’s limit is told', async ({
  page,
  suite,
}) => {
  test.slow();
  await suite.want('traders/pause');
  await suite.want('chain/delays', { review_ms: 60_000, block_ms: 60_000 });
  const token = await signIn(page, suite.url, 'newcomer');
  await page.goto('/new_account/change?currency_id=3&open=deposit');
  await panel(page, 'Deposit USDT').getByRole('radio', { name: 'TRC20' }).check();
  await expect(panel(page, 'Deposit USDT').getByText(/TRON \(TRC20\) only/)).toBeVisible();
  const address = (await panel(page, 'Deposit USDT').locator('code').textContent()) ?? '';
  expect(page.url()).not.toContain(address);
  await suite.want('chain/deposit', { address, amount: '77.7' });
  const progress = panel(page, 'Recent deposits').getByRole('listitem').first();
  await expect(progress).toContainText('77.7 USDT');
  await expect(progress).toContainText('0 of 1 confirmations');
  const now = await timeOf(suite);
  await suite.want('clock', { now: now + 61_000 });
  await expect(walletRow(page, 'USDT')).toContainText('1,077.70000000');
  expect((await heldBy(suite, token, 'USDT')).change).toEqual({ available: '1077.7', locked: '0' });
  // The seller has deposits of their own, and sees none of it.
  const others = await tokenOf(suite.url, 'seller');
  const { message } = await asked(suite, 'wallet/legal_log', others, { type: String(SPOT), record_type: 'deposit' });
  expect(JSON.stringify(message)).not.toContain('77.7');

  // At a noon, far from the midnight that begins a new day: 250,000 of the day's 300,000 go.
  await suite.want('chain/deposit', { address, amount: '250000' });
  await suite.want('clock', { now: (Math.floor(now / DAY_MS) + 1.5) * DAY_MS });
  await expect(walletRow(page, 'USDT')).toContainText('251,077.70000000');
  for (const number of ['100000', '100000', '50000']) {
    const sent = { currency: '3', number, address: TRON, type: '1' };
    expect(await asked(suite, 'wallet/out', token, sent)).toMatchObject({ type: 'ok' });
  }
  await walletRow(page, 'USDT').getByRole('button', { name: 'Withdraw' }).click();
  const out = panel(page, 'Withdraw USDT');
  await expect(out.getByRole('complementary', { name: 'Limits' })).toContainText('Remaining today50,000 USDT');
  await out.getByRole('textbox', { name: 'Amount', exact: true }).fill('50000.01');
  await out.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(out.getByText('You can withdraw 50,000 USDT more today')).toBeVisible();
});

test('the fiat form needs all of it, a closed gate opens nothing, and one panel is open', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/new_account/legal?open=deposit');
  await panel(page, 'Deposit USDT').getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText('All fields are required')).toBeVisible();
  await walletRow(page, 'BTC').getByRole('button', { name: 'Deposit' }).click();
  await expect(panel(page, 'Deposit USDT')).toBeHidden();
  await suite.want('chain/open', { open: false });
  await page.goto('/new_account/legal');
  await walletRow(page, 'BTC').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByText('Deposits and withdrawals are currently closed').first()).toBeVisible();
  await expect(panel(page, 'Deposit BTC')).toBeHidden();
  await suite.want('chain/open', { open: true });
});

test('what is staked brings its days, and matures', async ({ page, suite }) => {
  test.slow();
  await suite.want('traders/pause');
  const token = await signIn(page, suite.url, 'newcomer');
  const moved = { number: '1000', currency_id: '3', from_field: 'change', to_field: 'legal' };
  expect(await asked(suite, 'wallet/change', token, moved)).toMatchObject({ type: 'ok' });
  await page.goto('/financial');
  await page.getByLabel('Estimate for').fill('1000');
  await expect(page.getByRole('listitem', { name: 'USDT 7', exact: true })).toContainText('0.4065 USDT');
  await page.getByRole('button', { name: 'Buy USDT 7', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy USDT 7' });
  await dialog.getByLabel('Amount', { exact: true }).fill('49');
  await dialog.getByRole('button', { name: 'Confirm purchase' }).click();
  await expect(dialog.getByText('Minimum 50 USDT for this plan')).toBeVisible();
  await dialog.getByLabel('Amount', { exact: true }).fill('1000');
  await dialog.getByRole('button', { name: 'Confirm purchase' }).click();
  await expect(dialog).toBeHidden();
  const order = page.getByRole('row').filter({ hasText: 'USDT 7' });
  await expect(order).toContainText('0 of 7 days');
  expect((await heldBy(suite, token, 'USDT')).legal).toEqual({ available: '0', locked: '1000' });
  const now = await timeOf(suite);
  await suite.want('clock', { now: now + 3 * DAY_MS });
  await expect(order).toContainText('3 of 7 days');
  await order.getByRole('button', { name: /^Daily income of order/ }).click();
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');
  // In two strides: who does nothing for a week is signed out.
  await suite.want('clock', { now: now + 6 * DAY_MS });
  await expect(order).toContainText('6 of 7 days');
  await suite.want('clock', { now: now + 7 * DAY_MS + 60_000 });
  await expect(order).toContainText('Finished');
  // 1000 × 2.12 % × 7 ÷ 365, cut to the last digit.
  const again = await tokenOf(suite.url, 'newcomer');
  expect((await heldBy(suite, again, 'USDT')).legal).toEqual({ available: '1000.40657534', locked: '0' });
});

test('a statement closes at what the ledger holds, on screen and in the file', async ({ page, suite }) => {
  await suite.want('traders/pause');
  const token = await signIn(page, suite.url, 'trader');
  await page.goto('/new_account/statement');
  await page.getByRole('radio', { name: '90 days' }).check();
  const balances = page.getByRole('table', { name: 'Opening and closing balances' });
  const row = balances.getByRole('row').filter({ hasText: 'SOL' });
  const { available, locked } = (await heldBy(suite, token, 'SOL')).change;
  const held = fixed(decimal(sumOf(available, locked)), 8);
  await expect(row.getByRole('cell').last()).toHaveText(held);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  const rows = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(','));
  const moved = rows.filter(cells => cells.at(-3) === 'SOL').map(cells => cells.at(-2) ?? '');
  expect(fixed(decimal(sumOf(...moved)), 8)).toBe(held);
});

async function timeOf(suite: Suite): Promise<number> {
  const answer = await fetch(`${suite.exchange.url}/__test/state`);
  const { now } = (await answer.json()) as { readonly now: number };
  return now;
}

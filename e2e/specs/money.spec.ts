import type { Page } from '@playwright/test';
import { asked } from '../suite/members';
import { passes, resetClock } from '../suite/passes';
import { signIn, tokenOf } from '../suite/sign-in';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';
import { heldBy, sumOf } from '../suite/wallet';

const COLD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.beforeEach(async ({ suite }) => {
  // What the trader has in the books must not be filled while sums are compared.
  await suite.want('traders/pause');
  // Nor may a withdrawal of the demonstration's come back then, for nobody took it in time.
  await passes(suite, 3_601);
});
test.afterEach(async ({ suite }) => {
  await suite.want('traders/resume');
  await resetClock(suite);
  await suite.want('limits/clear');
});

const said = (page: Page, text: string | RegExp) => page.getByText(text).first();
const review = (page: Page) => page.getByRole('alertdialog');
// What comes late may hold any of these words among others: a table "Account history", a filter of amounts.
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('main').getByRole('table', { name, exact: true });

test('money goes through all four accounts and back, and the sums stay equal', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  const before = await heldBy(suite, token, 'USDT');
  await page.goto('/new_account/transfer?from=legal&to=change');
  const amount = field(page, 'Amount');
  const move = async (typed: string, told: string) => {
    await amount.fill(typed);
    await button(page, 'Transfer').click();
    await expect(said(page, told)).toBeVisible();
    await expect(amount).toHaveValue('');
  };
  await button(page, 'Transfer').click();
  await expect(page.getByText('Enter an amount')).toBeVisible();
  await amount.fill('100000000');
  await expect(page.getByText('Maximum 99,999,999 per transfer')).toBeVisible();
  await move('150.12345678', '150.12345678 USDT transferred: Fiat → Spot');
  await choice(page, 'From').selectOption('Spot');
  // Who chooses the account of the other side wants the two to change places.
  await expect(choice(page, 'To')).toHaveValue('legal');
  await choice(page, 'To').selectOption('Leverage');
  await move('150.12345678', '150.12345678 USDT transferred: Spot → Leverage');
  await choice(page, 'From').selectOption('Leverage');
  await choice(page, 'To').selectOption('Micro trading');
  await move('150.12345678', '150.12345678 USDT transferred: Leverage → Micro trading');
  await choice(page, 'From').selectOption('Micro trading');
  await choice(page, 'To').selectOption('Leverage');
  await button(page, 'Swap accounts').click();
  await expect(choice(page, 'From')).toHaveValue('lever');
  await button(page, 'Swap accounts').click();
  await choice(page, 'To').selectOption('Fiat');
  await move('150.12345678', '150.12345678 USDT transferred: Micro trading → Fiat');
  const after = await heldBy(suite, token, 'USDT');
  expect(after).toEqual(before);

  await choice(page, 'From').selectOption('Fiat');
  await choice(page, 'To').selectOption('Leverage');
  await amount.fill('99.99');
  await button(page, 'Transfer').click();
  await expect(page.getByText('Minimum 100 USDT from fiat to leverage')).toBeVisible();
  await button(page, 'All').click();
  await expect(amount).not.toHaveValue('99.99');

  // The four transfers are eight lines of the log, the newest first.
  await page.goto('/account/transferLog?type=transfer');
  const lines = table(page, 'Transaction history').getByRole('row');
  await expect(lines.nth(1)).toContainText('Micro account → Fiat account');
  await expect(lines.nth(8)).toContainText('Fiat account → Spot account');
  await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toBeVisible();
});

test('from fiat to leverage in hundreds, and asked before', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  const before = await heldBy(suite, token, 'USDT');
  await page.goto('/transferLegal');
  await expect(page).toHaveURL('/new_account/transferLegal');
  const amount = field(page, 'Amount');
  const submit = button(page, 'Transfer');
  await amount.fill('150');
  await submit.click();
  await expect(page.getByText('Enter a multiple of 100')).toBeVisible();
  await amount.fill('99');
  await expect(page.getByText('Minimum 100 USDT from fiat to leverage')).toBeVisible();
  await amount.fill('200');
  await submit.click();
  await expect(review(page)).toContainText('200 USDT');
  await review(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await heldBy(suite, token, 'USDT')).toEqual(before);
  await submit.click();
  await review(page).getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(said(page, '200 USDT transferred: Fiat → Leverage')).toBeVisible();
  const after = await heldBy(suite, token, 'USDT');
  expect(after.lever.available).toBe(sumOf(before.lever.available, '200'));
  expect(after.legal.available).toBe(sumOf(before.legal.available, '-200'));
});

test('records are filtered in the address, added up, saved, and one’s own', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/finanrec');
  // What is chosen goes through the address.
  const transfers = page.getByRole('radio', { name: 'Transfer', exact: true });
  await transfers.click();
  await expect(transfers).toBeChecked();
  await choice(page, 'Account').selectOption('Micro trading');
  await expect(page).toHaveURL(/account=micro/);
  await choice(page, 'Currency').selectOption('USDT');
  await expect(page).toHaveURL(/currency=/);
  await expect(page).toHaveURL(/type=transfer/);
  await expect(page).toHaveURL(/account=micro/);
  await page.reload();
  await expect(choice(page, 'Account')).toHaveValue('micro');
  const records = table(page, 'Account history');
  await expect(records.getByRole('row').nth(1)).toContainText('Micro account');
  const download = page.waitForEvent('download');
  await button(page, 'CSV').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^account-history-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await streamed(await file.createReadStream());
  const amounts = text
    .split('\r\n')
    .slice(1)
    .flatMap(line => line.split(',')[5] ?? []);
  const totals = page.getByRole('region', { name: 'Totals', exact: true });
  await expect(totals).toContainText(sumOf(...amounts.filter(amount => !amount.startsWith('-'))));
  await expect(totals).toContainText(sumOf(...amounts.filter(amount => amount.startsWith('-'))).slice(1));
  await page.goto('/transferRecord');
  await expect(table(page, 'Micro transfer history').getByRole('row').nth(1)).toBeVisible();
  await choice(page, 'Time').selectOption('Last 7 days');
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);

  // What is another's is not there: neither their records nor their addresses, by whichever id.
  const [own, seller] = [await tokenOf(suite.url, 'trader'), await tokenOf(suite.url, 'seller')];
  const theirs = await recordIds(suite, seller);
  expect((await recordIds(suite, own)).filter(id => theirs.includes(id))).toEqual([]);
  await nothingOf(suite, seller);
});

async function recordIds(suite: Suite, token: string): Promise<readonly unknown[]> {
  const wish = { record_type: 'withdrawal', limit: '100', user_id: '1', address: COLD };
  const { message } = await asked(suite, 'account/list', token, wish);
  const rows: unknown = Reflect.get(Object(message), 'data');
  return (Array.isArray(rows) ? rows : []).map(row => Reflect.get(Object(row), 'id') as unknown);
}

async function nothingOf(suite: Suite, token: string): Promise<void> {
  const own = await tokenOf(suite.url, 'trader');
  const { message } = await asked(suite, 'wallet/get_address', own, { currency: '3' });
  const [first] = message as ReadonlyArray<{ readonly id: number; readonly address: string }>;
  if (first === undefined) throw new Error('The trader has no addresses.');
  expect((await asked(suite, 'wallet/get_address', token, { currency: '3' })).message).toEqual([]);
  const deleted = await asked(suite, 'wallet/deladdress', token, { address_id: String(first.id) });
  expect(deleted).toMatchObject({ type: 'error', message: 'This address does not exist.' });
  const still = (await asked(suite, 'wallet/get_address', own, { currency: '3' })).message;
  expect(JSON.stringify(still)).toContain(first.address);
}

async function streamed(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
}

import type { Page } from '@playwright/test';
import { units } from '../suite/exact';
import { fileOf, filed, ordersAt, recordsAt, SIDES, STATES } from '../suite/leverage-orders';
import { asked, PASSWORD, registered } from '../suite/members';
import { signIn, signInAs } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const body = (page: Page, name: string) => table(page, name).locator('tbody').getByRole('row');

test.beforeEach(({ suite }) => suite.want('traders/pause'));
test.afterEach(({ suite }) => suite.want('traders/resume'));

test('a trader goes through all their orders, narrows them, takes them along, and sees nobody else’s', async ({
  page,
  browser,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  const first = await ordersAt(suite, token, { page: '1' });
  const second = await ordersAt(suite, token, { page: '2' });
  expect(first.total).toBeGreaterThan(10);
  // Journeys before this one may have left more than two pages.
  const all = [...first.rows, ...second.rows];
  for (let at = 3; all.length < first.total; at += 1)
    all.push(...(await ordersAt(suite, token, { page: String(at) })).rows);

  await page.goto('/leverTransactions');
  const name = 'All leverage orders';
  await expect(body(page, name)).toHaveCount(10);
  for (const [at, order] of first.rows.entries()) {
    const row = body(page, name).nth(at);
    await expect(row).toContainText(String(order['symbol']));
    await expect(row).toContainText(`${SIDES[String(order['type'])]} ${String(order['multiple'])}x`);
    await expect(row).toContainText(STATES[String(order['status'])] ?? '');
  }

  // Every row there is, to the last decimal, whatever page is shown.
  const file = await fileOf(page);
  expect(file).toHaveLength(all.length);
  for (const [at, order] of all.entries()) expect(file[at]).toMatchObject(filed(order));

  await page.getByRole('button', { name: 'Next page', exact: true }).click();
  await expect(body(page, name)).toHaveCount(second.rows.length);
  await expect(body(page, name).first()).toContainText(String(second.rows[0]?.['symbol']));

  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Closed');
  const shorts = page.getByRole('radio', { name: 'Short', exact: true });
  await expect(page).toHaveURL(/[?&]state=closed/);
  await shorts.click();
  await expect(shorts).toBeChecked();
  await page.getByRole('combobox', { name: 'Pair', exact: true }).selectOption('BTC/USDT');
  const narrowed = await recordsAt(suite, token, { status: '3', type: '2', currency_id: '1', legal_id: '3' });
  expect(narrowed.total).toBeGreaterThan(0);
  await expect(body(page, name)).toHaveCount(narrowed.total);
  await expect(page).toHaveURL(/[?&]state=closed/);
  await expect(page).toHaveURL(/[?&]side=short/);
  await page.reload();
  await expect(body(page, name)).toHaveCount(narrowed.total);
  await expect(page.getByRole('combobox', { name: 'Pair', exact: true })).toHaveValue('BTC/USDT');
  expect((await fileOf(page)).map(row => row['Order ID'])).toEqual(narrowed.rows.map(({ id }) => String(id)));

  // The same pair and state as records, over a link, and as the wallet’s orders.
  await page
    .getByRole('navigation', { name: 'Leverage pages' })
    .getByRole('link', { name: 'Leverage history', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leverage history', exact: true })).toBeVisible();
  await expect(body(page, 'Leverage history')).toHaveCount(10);
  await page.goto('/letransactions?state=closed');
  await expect(page).toHaveURL(/\/new_account\/letransactions\?state=closed$/);
  const closed = await ordersAt(suite, token, { status: '3' });
  await expect(body(page, 'Leverage orders')).toHaveCount(Math.min(10, closed.total));

  const stranger = await browser.newContext({ baseURL: suite.url });
  const other = await stranger.newPage();
  await signInAs(other, suite.url, await registered(suite), PASSWORD);
  for (const path of ['/leverTransactions', '/leverRecord', '/leverTransaction?symbol=BTC/USDT']) {
    await other.goto(path);
    await expect(other.getByText('No orders found', { exact: true })).toBeVisible();
  }
  await other.goto('/leverList');
  await expect(other.getByText('No open positions', { exact: true })).toBeVisible();
  await stranger.close();
});

test('a deal of one’s own among all trades is closed there, and recorded at what the exchange says', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  const wish = { currency_id: '2', legal_id: '3', multiple: '10', share: '2', type: '2', status: '1' };
  const { type } = await asked(suite, 'lever/submit', token, wish);
  expect(type).toBe('ok');
  const [opened] = (await ordersAt(suite, token, { status: '1', page: '1' })).rows;

  await page.goto('/allTransaction?symbol=ETH/USDT');
  // The newest stands first; the demo has others in this pair.
  const mine = body(page, 'All trades').filter({ hasText: 'Mine' }).first();
  await expect(mine).toContainText('Short');
  await expect(body(page, 'All trades').filter({ hasNotText: 'Mine' })).not.toHaveCount(0);
  await mine.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close position', exact: true }).click();
  await expect(mine).toContainText('Closed');

  const record = (await ordersAt(suite, token, { status: '3', page: '1' })).rows.find(
    ({ id }) => id === opened?.['id'],
  );
  if (record === undefined) throw new Error('the position is not among the closed ones');
  await page.goto('/leverRecord?symbol=ETH/USDT&state=closed');
  const row = body(page, 'Leverage history').first();
  const shown = (value: unknown) => String(value).replace(/\B(?=(\d{3})+(?=\.))/, ',');
  await expect(row).toContainText(shown(record['update_price']));
  await expect(row).toContainText(shown(record['price']));
  await expect(row).toContainText('Closed');
  const [line] = await fileOf(page);
  expect(line).toMatchObject(filed(record));

  await page.goto('/leverList?tab=closed&symbol=ETH/USDT');
  await expect(page.getByRole('tab', { name: 'Closed', exact: true, selected: true })).toBeVisible();
  await expect(body(page, 'Closed').first()).toContainText(shown(record['price']));
});

test('the calculator takes the numbers of the form, and gives lots for a loss back', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  const { message: deal } = await asked(suite, 'lever/deal', token, { currency_id: '1', legal_id: '3' });
  const mark = String(Reflect.get(Object(deal), 'mark_price'));
  await page.goto('/leverdealCenter?symbol=BTC/USDT');
  const form = page.getByRole('main').getByRole('region', { name: 'Trade', exact: true });
  await form.getByRole('textbox', { name: 'Lots', exact: true }).fill('3');
  await form.getByRole('button', { name: 'Position calculator', exact: true }).click();
  const calculator = page.getByRole('dialog', { name: 'Position calculator BTC/USDT', exact: true });
  await expect(calculator.getByRole('textbox', { name: 'Lots', exact: true })).toHaveValue('3');
  await calculator.getByRole('radio', { name: 'Lots by max. loss', exact: true }).check();
  await calculator.getByRole('textbox', { name: 'Max. loss', exact: true }).fill('200');
  await calculator.getByLabel('Entry price', { exact: true }).fill(mark);
  await calculator.getByLabel('Stop price', { exact: true }).fill((Number(mark) * 0.98).toFixed(2));
  await expect(calculator.getByText(/^Loss at the stop price: [\d,.]+ USDT, fee included$/)).toBeVisible();
  const loss = units(/stop price: ([\d,.]+) USDT/.exec(await calculator.innerText())?.[1] ?? '');
  expect(loss <= units('200')).toBe(true);
  await calculator.getByRole('button', { name: 'Apply to order' }).click();
  await expect(calculator).toHaveCount(0);
  const lots = form.getByRole('textbox', { name: 'Lots', exact: true });
  await expect(lots).not.toHaveValue('3');
  await expect(lots).toHaveValue(/^\d+$/);
  const hands = BigInt(await lots.inputValue());
  // One lot more would have lost more than that.
  expect(hands > 0n && loss + loss / hands > units('200')).toBe(true);
  await expect(form.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue(/^[\d,]+\.?\d*$/);
});

import { light, lineDrops } from '../suite/live-light';
import { signIn } from '../suite/sign-in';
import {
  panel,
  book,
  form,
  field,
  orders,
  notice,
  open,
  rowAt,
  place,
  submit,
  available,
  cancelAt,
} from '../suite/spot-screen';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';
import { noticesStay, standsAside } from '../suite/toasts';

/** What the exchange itself says, whatever the page shows. */
async function openAtExchange(suite: Suite, token: string, price: string): Promise<number> {
  const answer = await fetch(`${suite.url}/api/transaction_in`, {
    method: 'POST',
    headers: { authorization: token },
    body: new URLSearchParams({ page: '1' }),
  });
  const { message } = (await answer.json()) as { readonly message: { readonly list: { readonly price: string }[] } };
  return message.list.filter(row => row.price === price).length;
}

test.afterEach(async ({ suite }) => {
  await suite.want('feed/freeze', { frozen: false });
  await suite.want('traders/resume');
});

test('a visitor looks around: chart, book, trades, another pair, and the ways in', async ({ page, suite }) => {
  await open(page);
  await expect(page).toHaveTitle(/^[\d,.]+ \| BTC\/USDT \| Spot trading · Tradefloor$/);
  await expect(book(page, 'Asks').getByRole('button').first()).toBeVisible();
  await expect(panel(page, 'Trades').getByRole('listitem')).toHaveCount(20);
  await expect(form(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(orders(page).getByRole('link', { name: 'Sign up' })).toBeVisible();

  await suite.want('traders/pause');
  const best = book(page, 'Bids').getByRole('button').first();
  const taken = ((await best.innerText()).split('\n')[0] ?? '').replaceAll(',', '');
  await best.click();
  await expect(field(page, 'Price')).toHaveValue(/^[\d,]+\.\d{2}$/);
  expect(Math.abs(Number((await field(page, 'Price').inputValue()).replaceAll(',', '')) - Number(taken))).toBeLessThan(
    50,
  );
  await suite.want('traders/resume');

  await panel(page, 'Markets').getByRole('button', { name: /^ETH/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeVisible();
  await expect(page).toHaveTitle(/ETH\/USDT/);
  await expect(field(page, 'Price')).toHaveValue(/^3,\d{3}\.\d{2}$/);
  await expect(book(page, 'Bids').getByRole('button').first()).toHaveText(/^3,\d{3}\./);
  await expect(panel(page, 'Trades').getByRole('listitem').first()).toHaveText(/3,\d{3}\./);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(form(page).getByRole('radio', { name: 'Sell', exact: true })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'ETH/USDT' })).toBeVisible();
});

test('a trader buys by market and by limit, and cancels; nothing is refreshed', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await open(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const before = await available(page, 'BTC');

  await form(page).getByRole('tab', { name: 'Market' }).click();
  await field(page, 'Amount').fill('0.01');
  await expect(form(page).getByText('You receive')).toBeVisible();
  await submit(page, 'Buy');
  await expect(notice(page, /^Bought 0\.01 BTC at [\d,.]+ USDT$/)).toBeVisible();
  await expect.poll(() => available(page, 'BTC')).not.toBe(before);
  await orders(page).getByRole('tab', { name: 'Trade history' }).click();
  await expect(orders(page).getByRole('table', { name: 'Trade history' }).getByRole('row').nth(1)).toContainText(
    '0.0100',
  );

  await orders(page)
    .getByRole('tab', { name: /^Open orders/ })
    .click();
  await form(page).getByRole('tab', { name: 'Limit' }).click();
  // Not before: a book in which nothing moves is stale, and takes no market orders.
  await suite.want('traders/pause');
  const money = await available(page, 'USDT');
  // look.toasts-aside
  await noticesStay(page);
  await place(page, 'Buy', '90000', '0.01');
  await standsAside(page, [768, 1024], [1024, 768], [1280, 720], [1440, 900]);
  await expect(rowAt(page, '90,000.00')).toContainText('0.0100');
  await expect.poll(() => available(page, 'USDT')).not.toBe(money);
  // It stays where it was typed.
  await expect(field(page, 'Price')).toHaveValue('90,000');
  await cancelAt(page, '90,000.00');
  await expect.poll(() => available(page, 'USDT')).toBe(money);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('two traders trade with each other: one is filled in part, and sees it at once', async ({
  page,
  browser,
  suite,
}) => {
  await suite.want('traders/withdraw');
  const other = await browser.newContext({ baseURL: suite.url });
  const sellers = await other.newPage();
  await signIn(sellers, suite.url, 'seller');
  await signIn(page, suite.url, 'trader');
  // No simulated order is left: the books hold members' alone.
  await page.goto('/dealCenter');
  await sellers.goto('/dealCenter');
  await expect(form(page).getByRole('button', { name: 'Buy BTC' })).toBeVisible();

  await place(page, 'Buy', '97700', '0.02');
  await expect(rowAt(page, '97,700.00')).toContainText('0%');
  await expect(book(page, 'Bids').getByRole('button', { name: /97,700\.00.*Your order/ })).toBeVisible();
  await expect(book(sellers, 'Bids').getByRole('button', { name: /97,700\.00/ })).toBeVisible();

  await place(sellers, 'Sell', '97700', '0.005');
  await expect(notice(sellers, 'Sold 0.005 BTC at 97,700 USDT')).toBeVisible();
  await expect(notice(page, 'Bought 0.005 of 0.02 BTC at 97,700 USDT')).toBeVisible();
  await expect(rowAt(page, '97,700.00')).toContainText('25%');
  await panel(page, 'Trades').getByRole('tab', { name: 'Mine' }).click();
  await expect(panel(page, 'Trades').getByRole('listitem').first()).toContainText('97,700.00');
  await cancelAt(page, '97,700.00');
  await other.close();
});

test('the answer to an order is lost, and there is exactly one order', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  await open(page);
  await page.route('**/api/transaction/in*', async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await place(page, 'Buy', '80001', '0.01');
  await expect(notice(page, /order.* placed/i)).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Buy BTC' })).not.toHaveAttribute('aria-busy');
  await expect(rowAt(page, '80,001.00')).toHaveCount(1);
  expect(await openAtExchange(suite, token, '80001.00')).toBe(1);
  await cancelAt(page, '80,001.00');
});

test('an order that never arrived is said to be lost, and none is there', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  await open(page);
  await page.route('**/api/transaction/in*', route => route.abort('connectionrefused'));
  await place(page, 'Buy', '80002', '0.01');
  await expect(form(page).getByText(/We are checking your order/)).toBeVisible();
  await expect(notice(page, 'Your order did not reach the exchange. Nothing was placed.')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Buy BTC' })).not.toHaveAttribute('aria-busy');
  expect(await openAtExchange(suite, token, '80002.00')).toBe(0);
  // What was typed is still there to be sent again.
  await expect(field(page, 'Amount')).toHaveValue('0.01');
});

test('the socket drops and comes back: what happened meanwhile is there', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  await open(page);
  await lineDrops(page, suite);
  await fetch(`${suite.url}/api/transaction/in`, {
    method: 'POST',
    headers: { authorization: token },
    body: new URLSearchParams({ currency_id: '1', legal_id: '3', price: '80003', num: '0.01', mode: '2' }),
  });
  await expect(light(page, 'Live')).toBeVisible({ timeout: 30_000 });
  await expect(rowAt(page, '80,003.00')).toHaveCount(1);
  await cancelAt(page, '80,003.00');
});

test('a stale book takes no market orders, and says why', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await open(page);
  await form(page).getByRole('tab', { name: 'Market' }).click();
  await field(page, 'Amount').fill('0.01');
  let sent = 0;
  await page.route('**/api/transaction/in*', route => {
    sent += 1;
    return route.continue();
  });
  await suite.want('feed/freeze', { frozen: true });
  await expect(panel(page, 'Order book').getByText('Not live')).toBeVisible({ timeout: 30_000 });
  const said = form(page).getByText('The order book is not live. Use a limit order.');
  await expect(said).toBeVisible();
  await form(page).getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(sent).toBe(0);
  await suite.want('feed/freeze', { frozen: false });
  await expect(said).toHaveCount(0);
});

test('entrusts over all pairs: selling, buying, completed, and a file of them', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/account/accountEntrust');
  const lists = page.getByRole('main').getByRole('region', { name: 'Spot orders' });
  await expect(lists.getByRole('table', { name: 'Sell orders' })).toBeVisible();
  await lists.getByRole('tab', { name: 'Buy orders' }).click();
  await expect(lists.getByRole('table', { name: 'Buy orders' })).toBeVisible();
  await lists.getByRole('tab', { name: 'Trade history' }).click();
  await expect(lists.getByRole('table', { name: 'Trade history' }).getByRole('row').nth(1)).toBeVisible();
  await lists.getByRole('tab', { name: 'Order history' }).click();
  await lists.getByRole('radio', { name: 'Cancelled' }).check();
  await expect(lists.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1)).toContainText('Cancelled');
  await lists.getByRole('tab', { name: 'Trade history' }).click();
  const download = page.waitForEvent('download');
  await lists.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^spot-fills-\d{4}-\d{2}-\d{2}\.csv$/);
});

import { add, amount, sub } from '@tradefloor/money';
import { isMarked, markPage } from '../suite/in-page';
import { light, lineDrops } from '../suite/live-light';
import {
  asked,
  BET,
  bet,
  closedRow,
  form,
  microBalance,
  openMicro,
  openOf,
  orders,
  OVER,
  runningRow,
} from '../suite/micro-screen';
import { passes, resetClock } from '../suite/passes';
import { signIn } from '../suite/sign-in';
import { notice } from '../suite/spot-screen';
import { inStillMarket, priceIs, START } from '../suite/still-market';
import { expect, test } from '../suite/test';

inStillMarket(resetClock);

test('up wins, down loses, an unchanged price gives back; two at once; the ledger is exact', async ({
  page,
  suite,
}) => {
  const token = await signIn(page, suite.url, 'trader');
  await openMicro(page);
  const before = await microBalance(suite, token);
  await bet(page, 'Up', '120');
  await expect(runningRow(page, '120.00')).toContainText('Even 0.00');
  await bet(page, 'Down', '45');
  await expect(runningRow(page, '45.00')).toContainText(/0[2-5]:\d\d/);
  await priceIs(suite, START + 100);
  await expect(runningRow(page, '120.00')).toContainText('Winning +108.00');
  await expect(runningRow(page, '45.00')).toContainText('Losing -45.00');
  // The chart has both, at their entry.
  await expect(page.getByText(/^▲ 120 USDT 0[2-5]:\d\d \+108\.00$/)).toBeAttached();
  await expect(page.getByText(/^▼ 45 USDT 0[2-5]:\d\d -45\.00$/)).toBeAttached();
  await passes(suite, OVER);
  await expect(notice(page, 'BTC/USDT Up: won 108 USDT')).toBeVisible();
  await expect(notice(page, 'BTC/USDT Down: lost 45 USDT')).toBeVisible();
  await expect(runningRow(page, '45.00')).toHaveCount(0);
  // Fees are 0.5 % of both.
  const between = await microBalance(suite, token);
  expect(between).toBe(sub(add(before, amount('63')), amount('0.825')));

  await bet(page, 'Up', '60');
  await expect(runningRow(page, '60.00')).toHaveCount(1);
  await passes(suite, OVER);
  await expect(notice(page, 'BTC/USDT Up: price unchanged, amount returned')).toBeVisible();
  expect(await microBalance(suite, token)).toBe(sub(between, amount('0.3')));

  await orders(page).getByRole('tab', { name: 'Closed' }).click();
  await expect(closedRow(page, '120.00')).toContainText('+108.00');
  await expect(closedRow(page, '60.00').first()).toContainText('Unchanged');
  const download = page.waitForEvent('download');
  await orders(page).getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^micro-orders-\d{4}-\d{2}-\d{2}\.csv$/);
  await orders(page).getByRole('tab', { name: 'Today' }).click();
  await expect(orders(page).getByRole('table', { name: 'By pair' }).getByRole('row').nth(1)).toBeVisible();
});

test('what ends while the page is closed, and while the line is down, is told once it is back', async ({
  page,
  suite,
}) => {
  await signIn(page, suite.url, 'trader');
  await openMicro(page);
  await bet(page, 'Up', '70');
  await expect(runningRow(page, '70.00')).toHaveCount(1);
  await page.goto('about:blank');
  await priceIs(suite, START - 50);
  await passes(suite, OVER);
  await openMicro(page);
  await expect(notice(page, 'BTC/USDT Up: lost 70 USDT')).toBeVisible();
  await expect(runningRow(page, '70.00')).toHaveCount(0);

  await bet(page, 'Down', '30');
  await expect(runningRow(page, '30.00')).toHaveCount(1);
  await lineDrops(page, suite);
  await priceIs(suite, START - 150);
  await passes(suite, OVER);
  await expect(light(page, 'Live')).toBeVisible({ timeout: 30_000 });
  await expect(notice(page, 'BTC/USDT Down: won 27 USDT')).toBeVisible();
  await expect(runningRow(page, '30.00')).toHaveCount(0);
});

test('a clock that is an hour off counts down to the same moment', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await asked(suite, token, 'microtrade/submit', { ...BET, number: '35' });
  await openMicro(page);
  const time = runningRow(page, '35.00').first().getByRole('time');
  await expect(time).toHaveText(/^0[2-5]:\d\d$/);
  await passes(suite, OVER);
  await expect(runningRow(page, '35.00')).toHaveCount(0);
});

test('the answer to an order is lost, and there is exactly one order', async ({ page, suite }) => {
  const token = await signIn(page, suite.url, 'trader');
  await openMicro(page);
  await page.route('**/api/microtrade/submit*', async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await bet(page, 'Up', '40');
  await expect(notice(page, /order.* placed/i)).toBeVisible();
  await expect(runningRow(page, '40.00')).toHaveCount(1);
  await expect(form(page).getByRole('button', { name: 'Up', exact: true })).not.toHaveAttribute('aria-busy');
  expect(await openOf(suite, token, '40')).toBe(1);
  await passes(suite, OVER);
  await expect(runningRow(page, '40.00')).toHaveCount(0);
});

test('a build that comes while an order runs shows it on, and its result', async ({ page, suite, releases }) => {
  const next = await releases.make('micro', 'good', { 'Micro account': 'Account of the next build' });
  await releases.publish(next);
  await signIn(page, suite.url, 'trader');
  await openMicro(page);
  await expect(page.getByRole('region', { name: 'Micro account' })).toBeVisible();
  await bet(page, 'Up', '80');
  await expect(runningRow(page, '80.00')).toHaveCount(1);
  await markPage(page);
  await releases.promote(next);
  await expect(page.getByRole('region', { name: 'Account of the next build' })).toBeVisible();
  await expect(runningRow(page, '80.00')).toHaveCount(1);
  await priceIs(suite, START + 50);
  await passes(suite, OVER);
  await expect(notice(page, 'BTC/USDT Up: won 72 USDT')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

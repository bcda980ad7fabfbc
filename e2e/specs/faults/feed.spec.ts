import type { Page } from '@playwright/test';
import { isMarked, markPage } from '../../suite/in-page';
import { leavesLive, light, lineDrops } from '../../suite/live-light';
import { expect, test } from '../../suite/test';

const row = (page: Page, pair: string) =>
  page.getByRole('main').getByRole('region', { name: 'Markets' }).getByRole('row').filter({ hasText: pair });

async function open(page: Page): Promise<void> {
  // The pause before another try is drawn by chance, from a moment to half a minute: here the first is of one second.
  await page.addInitScript(() => {
    const drawn = Math.random.bind(Math);
    Math.random = () => 0.1 + drawn() / 50;
  });
  await page.goto('/quotation');
  await expect(row(page, 'BTC/USDT')).toBeVisible();
  await expect(light(page, 'Live')).toBeVisible();
}

async function priceMoves(page: Page): Promise<void> {
  const cells = row(page, 'BTC/USDT');
  const before = await cells.innerText();
  await expect.poll(() => cells.innerText(), { timeout: 30_000 }).not.toBe(before);
}

/** How often the page has asked for all quotes over HTTP. */
function countingAsks(page: Page): () => number {
  let asks = 0;
  page.on('request', request => {
    if (/\/api\/(currency\/)?quotation/.test(request.url())) asks += 1;
  });
  return () => asks;
}

test('prices move by themselves, and nobody asks for them meanwhile', async ({ page, suite }) => {
  const asks = countingAsks(page);
  await open(page);
  const atStart = asks();
  for (const price of [90_500, 91_500, 92_500]) {
    await suite.want('price', { symbol: 'BTC/USDT', price });
    await expect(row(page, 'BTC/USDT')).toContainText(new RegExp(`${Math.floor(price / 1000)},\\d{3}`));
  }
  await priceMoves(page);
  expect(asks() - atStart).toBeLessThanOrEqual(1);
});

test('a dropped socket comes back by itself, and prices go on', async ({ page, suite }) => {
  await open(page);
  await lineDrops(page, suite);
  await expect(light(page, 'Live')).toBeVisible({ timeout: 30_000 });
  await priceMoves(page);
});

test('while the socket is down the page says so and asks instead; then it stops asking', async ({ page, suite }) => {
  let refusing = false;
  await page.routeWebSocket(/\/wss\//, socket => {
    if (refusing) void socket.close();
    else socket.connectToServer();
  });
  await page.route(/\/wss\//, route => (refusing ? route.abort() : route.continue()));
  const asks = countingAsks(page);
  await open(page);
  refusing = true;
  await suite.want('sockets/drop');
  await expect(light(page, 'Disconnected')).toBeVisible({ timeout: 30_000 });
  const atFall = asks();
  // Twice at least: a poll, not a last look.
  await expect.poll(asks, { timeout: 30_000 }).toBeGreaterThanOrEqual(atFall + 2);
  await suite.want('price', { symbol: 'BTC/USDT', price: 88_500 });
  await expect(row(page, 'BTC/USDT')).toContainText(/88,\d{3}/, { timeout: 30_000 });
  await light(page, 'Disconnected').click();
  await expect(page.getByText('Prices update every few seconds.')).toBeVisible();
  await page.keyboard.press('Escape');

  refusing = false;
  await expect(light(page, 'Live')).toBeVisible({ timeout: 45_000 });
  await priceMoves(page);
  // What was asked for at the return is answered by now; pushes do the rest.
  const atReturn = asks();
  for (const price of [93_500, 94_500]) {
    await suite.want('price', { symbol: 'BTC/USDT', price });
    await expect(row(page, 'BTC/USDT')).toContainText(new RegExp(`${Math.floor(price / 1000)},\\d{3}`));
  }
  expect(asks() - atReturn).toBeLessThanOrEqual(1);
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`the exchange ends by ${signal} and starts again: the open page goes on`, async ({ page, suite }) => {
    test.slow();
    await open(page);
    await markPage(page);
    const leftLive = leavesLive(page);
    await suite.restartExchange(signal);
    await leftLive;
    await expect(light(page, 'Live')).toBeVisible({ timeout: 45_000 });
    await priceMoves(page);
    expect(await isMarked(page)).toBe(true);
  });
}

import type { Locator, Page } from '@playwright/test';
import { nothingFoundInThemes } from '../suite/axe';
import { nothingCut } from '../suite/cut-figures';
import { asked, PASSWORD, registered } from '../suite/members';
import { signIn, signInAs } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const part = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const rows = (place: Locator): Locator => place.getByRole('row').filter({ has: place.page().getByRole('cell') });

test.afterEach(({ suite }) => suite.want('traders/resume'));

test('a member comes home: balance, orders, favourites, live', async ({ page, suite }) => {
  // Far above what is ordered below, wherever the journeys before have left the market.
  await suite.want('traders/pause');
  await suite.want('price', { symbol: 'BTC/USDT', price: 97_000 });
  const token = await signIn(page, suite.url, 'trader');
  await page.goto('/');
  const balance = part(page, 'Total balance');
  await expect(balance).toContainText(/[\d,]+\.\d{2} USDT/);
  await expect(balance).toContainText(/≈ [\d,]+\.\d{2} USD/);
  await expect(balance.getByRole('img', { name: 'Total balance, last 30 days' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account at a glance' })).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'E-mail or phone number' })).toHaveCount(0);
  await balance.getByRole('button', { name: 'Hide balances', exact: true }).click();
  await expect(balance).not.toContainText(/\d USDT/);
  await balance.getByRole('button', { name: 'Hide balances', exact: true }).click();

  // Ordered elsewhere, as from another device.
  const orders = part(page, /^Open orders \(\d+\)$/);
  const before = Number(/\d+/.exec((await orders.getByRole('heading').textContent()) ?? '')?.[0]);
  await asked(suite, 'transaction/in', token, {
    currency_id: '1',
    legal_id: '3',
    mode: '2',
    price: '91234.5',
    num: '0.01',
  });
  await expect(part(page, `Open orders (${before + 1})`)).toBeVisible();
  await expect(rows(orders)).toHaveCount(5);
  await expect(rows(orders).first()).toContainText(/BTC\/USDT\s*Buy\s*91,234\.50\s*0\.0100\s*0%/);

  const favourites = part(page, 'Favourites');
  await expect(favourites.getByText('No favourites yet')).toBeVisible();
  await part(page, 'Markets').getByRole('button', { name: 'Favourite SOL/USDT', exact: true }).click();
  await expect(rows(favourites)).toHaveCount(1);
  await expect(favourites.getByRole('img', { name: 'SOL/USDT, last 7 days' })).toBeVisible();
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await nothingCut(orders, `orders at ${width}`);
    await nothingCut(favourites, `favourites at ${width}`);
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `home at ${width}`)
      .toBeLessThanOrEqual(0);
  }
  // Scrolled, the header would stand over a row.
  await page.evaluate(() => scrollTo(0, 0));
  await nothingFoundInThemes(page, 'home');
  await page.reload();
  await rows(favourites).getByRole('button', { name: 'SOL/USDT', exact: true }).click();
  await expect(page).toHaveURL('/dealCenter');
});

test('who has nothing yet is told how to begin', async ({ page, suite }) => {
  await signInAs(page, suite.url, await registered(suite), PASSWORD);
  await page.goto('/');
  await expect(part(page, 'Total balance')).toContainText('0.00 USDT');
  await expect(part(page, /^Open orders/)).toContainText('No open orders');
  await part(page, 'Total balance').getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect(page).toHaveURL(/\/new_account\/change/);
});

test('what is gone to begins at its head, what is gone back to is where it was (look.begins-at-head)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/noticeList');
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  const place = () => page.evaluate(() => scrollY);
  await footer.getByRole('link', { name: 'How to deposit' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'How to deposit' })).toBeInViewport();
  await expect.poll(place).toBe(0);
  // Another article at the same address.
  await footer.getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Fees', exact: true })).toBeInViewport();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1, name: 'How to deposit' })).toBeAttached();
  await expect.poll(place).toBeGreaterThan(300);
});

/** What a member sees there of their own, and the news. */
const HOMES_OWN = /\/api\/(wallet\/list|transaction\/entrust|news\/list)\?/;

const topOf = (one: Locator) => one.evaluate(element => Math.round(element.getBoundingClientRect().top));

test('what fails at home stands in the place that was kept for what it tells', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  const main = page.getByRole('main');
  const markets = main.getByRole('region', { name: 'Markets' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(markets.getByRole('row').nth(3)).toBeVisible();
    await expect(page.getByText('30 days')).toBeVisible();
    const whole = await topOf(markets);
    await page.route(HOMES_OWN, route => route.abort());
    await page.reload();
    await expect(markets.getByRole('row').nth(3)).toBeVisible();
    // Balances, orders, the banner, and what is told of the exchange below.
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(4);
    expect.soft(await topOf(markets), `${width}`).toBe(whole);
    await page.unroute(HOMES_OWN);
  }
});

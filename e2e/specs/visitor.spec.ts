import type { Page } from '@playwright/test';
import { expect, test } from '../suite/test';

// What runs by itself, and how it is stopped, is part of it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const markets = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Markets' });
const rows = (page: Page) => markets(page).getByRole('table').getByRole('row');
const rowOf = (page: Page, pair: string) => rows(page).filter({ hasText: pair });

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(rowOf(page, 'BTC/USDT')).toBeVisible();
}

test('a visitor finds a pair: by quote currency, by search, by star', async ({ page }) => {
  await openHome(page);
  const tabs = markets(page).getByRole('tablist', { name: 'Quote currency' }).getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    const name = (await tab.textContent()) ?? '';
    if (name !== 'Favourites') await expect(rows(page).nth(1)).toContainText(`/${name}`);
  }
  await expect(markets(page).getByText('No favourites yet')).toBeVisible();

  await markets(page).getByRole('tab', { name: 'USDT' }).click();
  await markets(page).getByRole('searchbox', { name: 'Search' }).fill('eth/usdt');
  await expect(rows(page)).toHaveCount(2);
  await rowOf(page, 'ETH/USDT').getByRole('button', { name: 'Favourite ETH/USDT' }).click();
  await markets(page).getByRole('searchbox', { name: 'Search' }).fill('no such coin');
  await expect(markets(page).getByText('No pair matches')).toBeVisible();
  await markets(page).getByRole('searchbox', { name: 'Search' }).fill('');

  await markets(page).getByRole('tab', { name: 'Favourites' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  // The tab is kept too.
  await expect(markets(page).getByRole('tab', { name: 'Favourites' })).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, 'ETH/USDT').getByRole('button', { name: 'Favourite ETH/USDT' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('from a row to the trading screen of its pair', async ({ page }) => {
  await openHome(page);
  await rowOf(page, 'ETH/USDT').getByRole('button', { name: 'Trade ETH/USDT' }).click();
  await expect(page).toHaveURL('/dealCenter');
  await expect(page.getByRole('main').locator('[data-area="spot"]').getByRole('heading').first()).toBeVisible();
});

test('what moves by itself can be stopped and started', async ({ page }) => {
  await openHome(page);
  for (const [region, pause, play] of [
    ['Latest prices', 'Pause ticker', 'Play ticker'],
    ['News', 'Pause news', 'Play news'],
  ] as const) {
    const moving = page.getByRole('region', { name: region });
    await moving.getByRole('button', { name: pause }).click();
    await expect(moving.getByRole('button', { name: play })).toBeVisible();
    await moving.getByRole('button', { name: play }).click();
    await expect(moving.getByRole('button', { name: pause })).toBeVisible();
  }
});

test('a visitor reads a notice and finds the others', async ({ page }) => {
  await openHome(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(first.locator('time')).toBeVisible();
  const address = await first.getAttribute('href');
  await first.click();
  await expect(page).toHaveURL(address ?? '');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(article.locator('time')).toBeVisible();
  await expect(article.locator('p').first()).not.toBeEmpty();
  await page.getByRole('link', { name: 'All announcements' }).click();
  await expect(page).toHaveURL('/noticeList');
});

test('an e-mail entered at home arrives at registration', async ({ page }) => {
  await openHome(page);
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill('ann+new@example.com');
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/components/register?email=ann%2Bnew%40example.com');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toHaveValue('ann+new@example.com');
});

test('the quotation screen lists what the specification names, sorted as asked (market.quotation-columns)', async ({
  page,
}) => {
  await page.goto('/quotation');
  await expect(rowOf(page, 'BTC/USDT')).toBeVisible();
  for (const name of ['Pair', 'Last price', '24h change', '24h high', '24h low', '24h volume']) {
    await expect(markets(page).getByRole('columnheader', { name })).toBeVisible();
  }
  const price = markets(page).getByRole('columnheader', { name: 'Last price' });
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', /^(ascending|descending)$/);
  const once = (await price.getAttribute('aria-sort')) ?? '';
  await price.getByRole('button').click();
  await expect(price).toHaveAttribute('aria-sort', once === 'ascending' ? 'descending' : 'ascending');
  // Whoever compares sees thirty at once, and more: heads and rows leave the window for as many.
  await page.setViewportSize({ width: 1440, height: 1000 });
  const placed = async () => {
    const [first, second] = await Promise.all([1, 2].map(at => rows(page).nth(at).boundingBox()));
    return {
      height: first?.height,
      apart: (second?.y ?? 0) - (first?.y ?? 0),
      fits: (first?.y ?? 1000) <= 1000 - 30 * 24,
    };
  };
  await expect.poll(placed).toEqual({ height: 24, apart: 24, fits: true });
  // A guest can sign in beside the list.
  await expect(page.getByRole('complementary', { name: 'Log in to trade' })).toBeVisible();
});

test('the token sale tells what is issued and what remains (market.token-sale)', async ({ page }) => {
  await page.goto('/upstart');
  await expect(page.getByRole('heading', { level: 1, name: 'Token sale' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^1,802,560$/ })).toBeVisible();
  for (const term of ['Total', 'Starts', 'Ends', 'Price', 'Issued', 'Remaining']) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  }
});

/** Tab by tab, as somebody without a mouse goes. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate(element => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach the ${role} "${name}".`);
}

test('all of it by keyboard alone', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, 'button', 'Pause ticker');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play ticker' })).toBeFocused();
  await tabTo(page, 'textbox', 'E-mail or phone number');
  await page.keyboard.type('ann@example.com');
  await tabTo(page, 'button', 'Pause news');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play news' })).toBeFocused();

  await tabTo(page, 'tab', 'USDT');
  await page.keyboard.press('End');
  await expect(markets(page).getByRole('tab', { name: 'Favourites' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(rowOf(page, 'BTC/USDT')).toBeVisible();
  await tabTo(page, 'searchbox', 'Search');
  await page.keyboard.type('btc/usdt');
  await expect(rows(page)).toHaveCount(2);
  await tabTo(page, 'button', 'Favourite BTC/USDT');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Favourite BTC/USDT' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('textbox', { name: 'E-mail or phone number' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/components/register?email=ann%40example.com');
});

test('on a phone nothing jumps while a page comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver(list => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no type of the browser's names it
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) jumps.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const jumped = () =>
    page.evaluate(() =>
      (window as unknown as { readonly jumps: readonly number[] }).jumps.reduce((sum, each) => sum + each, 0),
    );
  for (const address of ['/quotation', '/noticeList', '/upstart', '/c2cTrade', '/components/login']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    // What browsers call good.
    expect.soft(await jumped(), address).toBeLessThanOrEqual(0.1);
  }
});

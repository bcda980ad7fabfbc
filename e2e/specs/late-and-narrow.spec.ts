import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '@tradefloor/money';
import { inLanguage } from '../suite/in-place';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/* What comes late has its place before it, and what is narrow is whole: measured, to the pixel. */

const placeOf = (one: Locator) =>
  one.first().evaluate(element => {
    const { left, top, right, width } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), right: Math.round(right), width: Math.round(width) };
  });

const MICRO_DAY = /\/api\/ext\/micro\/day\?/;
const POSITIONS = /\/api\/lever\/(my_trade|deal)\?/;
const WALLETS = /\/api\/wallet\/list\?/;

/** Whether anything within scrolls sideways, which hides the end of a word. */
const scrollsAside = (one: Locator) => one.evaluate(element => element.scrollWidth - element.clientWidth);

/** The answers to these calls wait until they are let go. */
async function held(page: Page, calls: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>(resolve => (letGo = resolve));
  await page.route(calls, async route => {
    await gone;
    await route.continue();
  });
  return letGo;
}

test('terms of leverage, limits of micro and balances come to places that are kept for them', async ({
  page,
  suite,
}) => {
  await signIn(page, suite.url, 'trader');
  const terms = await held(page, /\/api\/lever\/deal\?/);
  await page.goto('/leverdealCenter');
  const open = page.getByRole('button', { name: 'Open long' });
  await expect(open).toBeDisabled();
  const before = await placeOf(open);
  terms();
  await expect(page.getByRole('group', { name: 'Lot presets' }).getByRole('button').first()).toBeVisible();
  expect(await placeOf(open)).toEqual(before);

  const limits = await held(page, MICRO_DAY);
  await page.goto('/secondDealCenter');
  const account = page.getByRole('region', { name: 'Micro account' });
  await expect(page.getByRole('region', { name: 'Insurance' })).toBeVisible();
  const under = await placeOf(account);
  limits();
  await expect(page.getByRole('region', { name: 'Daily limit' })).toBeVisible();
  expect(await placeOf(account)).toEqual(under);

  const balances = await held(page, WALLETS);
  await page.goto('/');
  const markets = page.getByRole('region', { name: 'Markets' });
  await expect(markets.getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByText('Loading your balances')).toBeVisible();
  const below = await placeOf(markets);
  balances();
  await expect(page.getByText('30 days')).toBeVisible();
  expect(await placeOf(markets)).toEqual(below);
});

test('how many positions there are is said in a place that is kept for it', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  const positions = await held(page, POSITIONS);
  await page.goto('/leverdealCenter');
  const next = page.getByRole('tab', { name: 'Closed', exact: true });
  const before = await placeOf(next);
  positions();
  await expect(page.getByRole('tab', { name: /^Positions \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Open orders \(\d+\)$/ })).toBeVisible();
  expect(await placeOf(next)).toEqual(before);
});

test('a page of transfers fills both its sides, and stands in one column on a phone', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/new_account/transfer');
  const main = page.getByRole('main');
  const [form, held, recent] = ['Between your accounts', 'USDT available', 'Recent transfers'].map(name =>
    main.getByRole('region', { name }),
  ) as [Locator, Locator, Locator];
  await expect(recent.getByRole('row')).toHaveCount(6);
  await expect(recent.getByRole('button')).toHaveCount(0);
  const [left, right, below] = [await placeOf(form), await placeOf(held), await placeOf(recent)];
  expect(left.top).toBe(right.top);
  expect(right.left - left.right).toBe(16);
  expect([below.left, below.right]).toEqual([right.left, right.right]);
  // As wide as any other page of the wallet.
  expect(right.width).toBeGreaterThan(480);
  await page.setViewportSize({ width: 390, height: 844 });
  const lefts = [await placeOf(form), await placeOf(held), await placeOf(recent)].map(({ left }) => left);
  expect(lefts).toEqual([16, 16, 16]);
});

test('a screen without an entry of its own marks the one that it is within', async ({ page, suite }) => {
  await signIn(page, suite.url, 'acceptor');
  await page.goto('/account/acceptorDesk');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await expect(menu.locator('[aria-current]')).toHaveText('Acceptors');
  await page.goto('/c2cRelease');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText('C2C');
});

test('words of narrow places are whole in every language', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  const pairs = page.getByRole('main').locator('section').first().locator('table').locator('..');
  await expect(pairs.getByRole('row').nth(3)).toBeVisible();
  for (const code of LANGUAGES) {
    await inLanguage(page, code);
    expect.soft(await scrollsAside(pairs), `markets, ${code}`).toBe(0);
  }
  // Where its bar is hidden too: a screen that is wrong fails at once, and does not wait for what never comes.
  const intervals = page.getByRole('main').getByRole('radio', { name: '3D', exact: true, includeHidden: true });
  for (const code of ['en', 'jp', 'kr'] as const) {
    await inLanguage(page, code);
    await expect.soft(intervals, `intervals, ${code}`).toBeVisible();
    const views = intervals.locator('xpath=ancestor::section[1]').getByRole('tablist').first();
    expect.soft(await scrollsAside(views), `views of the chart, ${code}`).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const figures = page.getByRole('main').locator('.highcharts-container').first().locator('xpath=ancestor::section[1]');
  for (const code of LANGUAGES) {
    await inLanguage(page, code);
    expect.soft(await linesOfTheBar(figures.locator('dl').first()), `figures of a candle, ${code}`).toBe(1);
  }
  await page.goto('/c2cTrade');
  const way = page.getByRole('main').locator('select').first();
  await expect(way).toBeVisible();
  for (const code of LANGUAGES) {
    await inLanguage(page, code);
    expect.soft(await lacks(way), `ways to pay, ${code}`).toBeLessThanOrEqual(0);
  }
});

/** In how many lines open, high, low, close and volume stand, as long as they usually get. */
const linesOfTheBar = (bar: Locator) =>
  bar.evaluate(list => {
    const figures = [...list.querySelectorAll('dd')];
    const own = figures.map(figure => figure.textContent);
    for (const [at, figure] of figures.entries()) figure.textContent = at < 4 ? '98,765.43' : '123.45';
    const lines = new Set([...list.children].map(part => part.getBoundingClientRect().top)).size;
    for (const [at, figure] of figures.entries()) figure.textContent = own[at] ?? '';
    return lines;
  });

/** By how much a choice is narrower than if nothing held it. */
const lacks = (choice: Locator) =>
  choice.evaluate(element => {
    const widthNow = () => Math.round(element.getBoundingClientRect().width);
    const has = widthNow();
    const { width, flex } = element.style;
    Object.assign(element.style, { width: 'max-content', flex: 'none' });
    const wanted = widthNow();
    Object.assign(element.style, { width, flex });
    return wanted - has;
  });

test('a risk that is low is green to whoever has rises in red', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.goto('/leverdealCenter');
  const gauge = page.getByRole('meter').first();
  await expect(gauge).toBeVisible();
  await inLanguage(page, 'kr');
  const colours = await gauge.evaluate(element => {
    const style = getComputedStyle(element);
    const read = (name: string) => style.getPropertyValue(name).trim();
    return { gauge: read('--gauge'), green: read('--green'), rise: read('--rise') };
  });
  expect(colours.gauge).toBe(colours.green);
  expect(colours.gauge).not.toBe(colours.rise);
});

test('on a phone the way to the screen that is open is in sight among the others', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  await page.setViewportSize({ width: 320, height: 844 });
  for (const address of ['/c2c', '/lever_manger', '/account/authentication', '/new_account/changeAccount']) {
    await page.goto(address);
    const current = page.locator('nav [aria-current]').last();
    await expect(current, address).toBeInViewport({ ratio: 0.99 });
  }
});

test('the word in the search of the markets is whole on a telephone, which has no key for it', async ({ page }) => {
  await page.goto('/quotation');
  const markets = page.getByRole('region', { name: 'Markets' });
  await expect(markets.locator('kbd')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(markets.getByRole('searchbox')).toBeVisible();
  await expect(markets.locator('kbd')).toBeHidden();
});

import type { Locator, Page } from '@playwright/test';
import { nothingCut } from '../suite/cut-figures';
import { inLanguage } from '../suite/in-place';
import { LEVERAGE_PAGES } from '../suite/leverage-orders';
import { signIn, signInAs } from '../suite/sign-in';
import { book, panel } from '../suite/spot-screen';
import { expect, test } from '../suite/test';

/* What a trader sees is measured here: what has its place, and that no figure is cut. */

interface Box {
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

/** Where the rows of the book are, between its heads and the foot of its panel. */
async function bookPlaces(page: Page) {
  const region = panel(page, 'Order book');
  return region.evaluate(element => {
    const box = (one: Element | null | undefined) => {
      const { top, bottom } = one?.getBoundingClientRect() ?? { top: NaN, bottom: NaN };
      return { top: Math.round(top), bottom: Math.round(bottom) };
    };
    const rows = (name: string) => [...element.querySelectorAll(`[role=group][aria-label=${name}] > *`)];
    const [asks, bids] = [rows('Asks'), rows('Bids')];
    const middle = element.querySelector('[role=group][aria-label=Asks]')?.nextElementSibling;
    return {
      heads: box(element.querySelector('[aria-hidden=true]:has(> span)')),
      asks: asks.map(box),
      middle: box(middle),
      bids: bids.map(box),
      foot: box(element).bottom,
    };
  });
}

async function bookFillsItsPlace(page: Page, leastLevels: number): Promise<void> {
  await expect(
    book(page, 'Bids')
      .locator('> *')
      .nth(leastLevels - 1),
  ).toBeVisible();
  await expect(async () => {
    const { heads, asks, middle, bids, foot } = await bookPlaces(page);
    expect(asks.length).toBe(bids.length);
    expect(asks.length).toBeGreaterThanOrEqual(leastLevels);
    const edges = [heads, ...asks, middle, ...bids];
    // Each begins where the one before ends: nothing over another, no gap, to the foot of the panel.
    for (const [at, { top }] of edges.slice(1).entries())
      expect(Math.abs(top - (edges[at]?.bottom ?? 0))).toBeLessThan(2);
    expect(Math.abs((edges.at(-1)?.bottom ?? 0) - foot)).toBeLessThan(2);
  }).toPass();
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [767, 1024],
] as const) {
  test(`book, trades and orders fill their tab at ${width} px`, async ({ page, suite }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, suite.url, 'trader');
    await page.goto('/dealCenter');
    const main = page.getByRole('main');
    const buttons = await main.getByRole('button', { name: 'Buy', exact: true }).evaluate(button => {
      const bar = button.parentElement?.getBoundingClientRect();
      return bar?.top ?? 0;
    });
    for (const name of ['Order book', 'Trades', 'Orders']) {
      await main.getByRole('tab', { name, exact: true }).first().click();
      await expect(panel(page, name)).toBeVisible();
      const { bottom } = await boxOf(page, `main section[aria-label="${name}"]`);
      expect(Math.abs(bottom - buttons), `${name} ends at the buttons`).toBeLessThan(2);
    }
    await main.getByRole('tab', { name: 'Order book', exact: true }).click();
    await bookFillsItsPlace(page, height > 800 ? 7 : 4);
  });
}

test('a page and the footer below it stand on one grid', async ({ page }) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const left = (place: Locator) => place.evaluate(element => element.getBoundingClientRect().left);
    const heading = await left(page.getByRole('main').getByRole('heading', { level: 1 }));
    expect(await left(page.getByRole('contentinfo').getByText('© 2', { exact: false }))).toBe(heading);
  }
});

test('eleven levels a side at 1440 × 900, flush with the heads, the middle and the foot', async ({ page }) => {
  await page.goto('/dealCenter');
  await bookFillsItsPlace(page, 11);
  // And every figure of the chart's scale is at its line.
  const figures = page.locator('main .highcharts-yaxis-labels text');
  await expect(figures.first()).toBeVisible();
  await expect(figures.and(page.locator(':not([y])'))).toHaveCount(0);
});

const WIDTHS = [1440, 1024, 768, 390, 320];

/** Of the orders. */
const highestCard = (page: Page): Promise<number> =>
  page
    .locator('main [role=tabpanel] tbody tr')
    .evaluateAll(cards => Math.max(...cards.map(card => card.getBoundingClientRect().height)));

const LONGEST = ['en', 'spa', 'jp'] as const;

for (const language of LONGEST) {
  test(`no figure of the spot screen is cut in ${language}, at any width`, async ({ page, suite }) => {
    test.slow();
    await signIn(page, suite.url, 'trader');
    await page.evaluate(code => localStorage.setItem('locale', code), language);
    await page.goto('/dealCenter');
    const main = page.getByRole('main');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const isPhone = width < 768;
      if (!isPhone) await nothingCut(main, `panels at ${width}`);
      // The layout's tabs, and of its orders the tabs of the lists.
      const places = isPhone ? ['book', 'trades', 'orders'] : ['orders'];
      for (const name of places) {
        if (isPhone) await main.locator(`[data-tab=${name}]`).first().click();
        if (name !== 'orders') {
          await expect(main.locator('ol > li, [role=group] > button').first()).toBeVisible();
          await nothingCut(main, `${name} at ${width}`);
          continue;
        }
        for (const list of ['open', 'history', 'completed', 'balances']) {
          await main.locator(`[data-tab=${list}]`).first().click();
          await expect(main.locator(`[id$=-${list}] td`).first()).toBeVisible();
          await nothingCut(main, `${list} at ${width}`);
          if (isPhone && list !== 'balances')
            expect(await highestCard(page), `${list} at ${width}`).toBeLessThanOrEqual(64);
        }
      }
    }
  });

  test(`no figure of the micro screen is cut in ${language}, at any width`, async ({ page, suite }) => {
    test.slow();
    await signIn(page, suite.url, 'trader');
    await page.evaluate(code => localStorage.setItem('locale', code), language);
    await page.goto('/secondDealCenter');
    const main = page.getByRole('main');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 768) await main.locator('[data-tab=orders]').first().click();
      for (const list of ['trading', 'closed', 'today']) {
        await main.locator(`[data-tab=${list}]`).first().click();
        await expect(main.locator(`[id$=-${list}] td`).first()).toBeVisible();
        await nothingCut(main, `micro, ${list} at ${width}`);
        if (width < 768 && list !== 'today')
          expect(await highestCard(page), `micro, ${list} at ${width}`).toBeLessThanOrEqual(64);
      }
    }
  });
}

/** Of the list that is shown, in the longest words, in wide letters and in ours, at any width. */
async function nothingCutAnywhere(page: Page, where: string): Promise<void> {
  const main = page.getByRole('main');
  for (const language of LONGEST) {
    await inLanguage(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(main.locator('td:visible').first()).toBeVisible();
      await nothingCut(main, `${where} in ${language} at ${width}`);
    }
  }
}

test('no figure of the lists on pages is cut in the longest words, at any width', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  for (const address of ['/', '/quotation', ...LEVERAGE_PAGES]) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('td').first()).toBeVisible();
    await nothingCutAnywhere(page, address);
  }
});

test('nor of one’s orders, nor of a region’s users', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  await page.goto('/account/accountEntrust');
  for (const list of ['sell', 'buy', 'completed', 'history']) {
    const main = page.getByRole('main');
    await main.locator(`[data-tab=${list}]`).click();
    await expect(main.locator(`[id$=-${list}] td`).first()).toBeVisible();
    await nothingCutAnywhere(page, `orders, ${list}`);
  }
  await signInAs(page, suite.url, 'agent@tradefloor.test', 'Demo-2026');
  await page.goto('/account/region');
  await nothingCutAnywhere(page, 'region users');
});

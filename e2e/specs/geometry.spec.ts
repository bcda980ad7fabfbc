import type { Locator, Page } from '@playwright/test';
import { signIn } from '../suite/sign-in';
import { book, panel } from '../suite/spot-screen';
import { expect, test } from '../suite/test';

/* What a trader sees is measured here: what has its place. */

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

test('book, trades and orders fill their tab on phones and small tablets', async ({ page, suite }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  const main = page.getByRole('main');
  const buttons = main.getByRole('button', { name: 'Buy', exact: true });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [767, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Order book', 'Trades', 'Orders']) {
      await main.getByRole('tab', { name, exact: true }).first().click();
      await expect(panel(page, name)).toBeVisible();
      await expect
        .poll(
          async () => {
            const bar = await buttons.evaluate(button => button.parentElement?.getBoundingClientRect().top ?? 0);
            const { bottom } = await boxOf(page, `main section[aria-label="${name}"]`);
            return Math.abs(bottom - bar);
          },
          { message: `${name} ends at the buttons at ${width} px` },
        )
        .toBeLessThan(2);
    }
    await main.getByRole('tab', { name: 'Order book', exact: true }).click();
    await bookFillsItsPlace(page, height > 800 ? 7 : 4);
  }
});

test('a page and the footer below it stand on one grid', async ({ page }) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const left = (place: Locator) => place.evaluate(element => element.getBoundingClientRect().left);
    await expect(async () => {
      const heading = await left(page.getByRole('main').getByRole('heading', { level: 1 }));
      expect(await left(page.getByRole('contentinfo').getByText('© 2', { exact: false }))).toBe(heading);
    }).toPass();
  }
});

test('eleven levels a side at 1440 × 900, flush with the heads, the middle and the foot', async ({ page }) => {
  await page.goto('/dealCenter');
  await bookFillsItsPlace(page, 11);
  // And every figure of the chart's scale is at its line.
  const figures = page.locator('main .highcharts-yaxis-labels text');
  // One that the newest price covers is hidden.
  await expect(figures.filter({ visible: true }).first()).toBeVisible();
  await expect(figures.and(page.locator(':not([y])'))).toHaveCount(0);
});

/** As long as they get: change, mark, high, low, volume, turnover. */
const LONGEST = ['-1,234.56%', '123,456.78', '123,456.78', '123,456.78', '12,345,678.9012', '123.45 B'];

/** The label and the figure of each fact of the pair bar, with the longest of figures in their place for a moment. */
const factsOf = (page: Page, figures: readonly string[]) =>
  page
    .getByRole('main')
    .locator('dl')
    .filter({ has: page.getByText('Mark price', { exact: true }) })
    .first()
    .evaluate((list, longest) => {
      const places = [...list.querySelectorAll('dd')];
      const own = places.map(place => [...place.childNodes]);
      const box = (one: Node) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      for (const [at, place] of places.entries()) place.replaceChildren(longest[at] ?? '');
      const facts = [...list.querySelectorAll('dt')].map((label, at) => {
        const figure = places[at];
        return { label: box(label), figure: box(figure ?? label) };
      });
      for (const [at, place] of places.entries()) place.replaceChildren(...(own[at] ?? []));
      return facts;
    }, figures);

for (const address of ['/leverdealCenter', '/secondDealCenter']) {
  test(`on a phone the facts of the pair bar stand in one grid, each figure below its label: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('main').getByText('Mark price', { exact: true }).first()).toBeVisible();
    for (const [width, columns] of [
      [599, 3],
      [390, 3],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect(async () => {
        const facts = await factsOf(page, LONGEST);
        expect(facts).toHaveLength(LONGEST.length);
        for (const [at, { label, figure }] of facts.entries()) {
          const isFirst = at % columns === 0;
          expect(figure.top).toBeGreaterThanOrEqual(label.bottom - 2);
          expect(Math.abs(figure.left - label.left)).toBeLessThan(1);
          expect(Math.max(figure.right, label.right)).toBeLessThanOrEqual(width - 12);
          const before = isFirst ? undefined : facts[at - 1];
          const above = facts[at - columns];
          if (before !== undefined) {
            expect(Math.abs(before.label.top - label.top)).toBeLessThan(1);
            expect(Math.max(before.figure.right, before.label.right)).toBeLessThan(label.left - 4);
          }
          if (above !== undefined) {
            expect(Math.abs(above.label.left - label.left)).toBeLessThan(1);
            expect(label.top).toBeGreaterThan(above.figure.bottom);
          }
        }
      }).toPass();
    }
  });
}

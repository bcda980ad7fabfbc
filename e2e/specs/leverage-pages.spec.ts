import { nothingFoundInThemes } from '../suite/axe';
import { LEVERAGE_PAGES } from '../suite/leverage-orders';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

test('nothing keeps anybody out of the pages of leverage, in both themes, at 1440, 390 and 320 px', async ({
  page,
  suite,
}) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  const main = page.getByRole('main');
  for (const address of LEVERAGE_PAGES) {
    await page.goto(address);
    await expect(main.locator('td').first()).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // The narrowest has the same cards as the small one.
      if (width > 320) await nothingFoundInThemes(page, `${address} at ${width}`);
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${address} at ${width}`)
        .toBeLessThanOrEqual(0);
    }
  }
  await page.getByRole('button', { name: 'Position calculator', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await nothingFoundInThemes(page, 'the calculator');
});

test('the card of a position has its stops in a line as close as its other figures', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/leverList');
  const cards = page.getByRole('main').locator('tbody tr');
  const withStops = cards.filter({ has: page.locator('[data-card="line"]:not(:empty)') });
  await expect(withStops.first()).toBeVisible();
  const gaps = await cards.evaluateAll(rows =>
    rows.map(row => {
      const bottoms = [...row.querySelectorAll('[data-card="fact"]')].map(one => one.getBoundingClientRect().bottom);
      const line = row.querySelector('[data-card="line"]:not(:empty)')?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      const first = row.querySelector('[data-card="head"]')?.getBoundingClientRect().top ?? 0;
      const last = Math.max(line?.bottom ?? 0, ...bottoms);
      return {
        around: `${Math.round(first - top)} ${Math.round(bottom - last)}`,
        line: line === undefined ? 0 : line.bottom - Math.max(...bottoms),
      };
    }),
  );
  expect(new Set(gaps.map(({ around }) => around)).size, JSON.stringify(gaps)).toBe(1);
  // The facts beside it are two lines of text under their names.
  expect(Math.max(...gaps.map(({ line }) => line))).toBeLessThanOrEqual(20);
});

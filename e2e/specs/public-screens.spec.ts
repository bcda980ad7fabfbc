import type { Page } from '@playwright/test';
import { LANGUAGES } from '@tradefloor/money';
import { nothingFoundInThemes } from '../suite/axe';
import { inLanguage, MISSING } from '../suite/in-place';
import { PUBLIC } from '../suite/public-screens';
import { expect, test } from '../suite/test';

const main = (page: Page) => page.getByRole('main');

async function settled(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Each is loaded once; themes, widths and languages change in place, as they do for whoever chooses them. */
async function walked(page: Page, address: string, at: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await settled(page);
  await nothingFoundInThemes(page, address);
  await page.setViewportSize({ width: 320, height: 740 });
  // Each ends in another one, in which the next is loaded.
  for (const code of [...LANGUAGES.slice(at % LANGUAGES.length), ...LANGUAGES.slice(0, at % LANGUAGES.length)]) {
    await inLanguage(page, code);
    await settled(page);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.configure({ soft: true }).poll(width, `${address} in ${code}`).toBeLessThanOrEqual(320);
    const missing = async () => (await page.locator('body').innerText()).match(MISSING);
    await expect.configure({ soft: true }).poll(missing, `${address} in ${code}`).toBeNull();
  }
}

const SCREENS = [...PUBLIC, '/no/such/screen'];
const A_TEST = 4;

for (let from = 0; from < SCREENS.length; from += A_TEST) {
  const screens = SCREENS.slice(from, from + A_TEST);
  test(`in both themes and six languages nothing keeps anybody out of ${screens.join(' ')}, or is wider than a small telephone`, async ({
    page,
  }) => {
    test.slow();
    for (const [at, address] of screens.entries()) await walked(page, address, from + at);
  });
}

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

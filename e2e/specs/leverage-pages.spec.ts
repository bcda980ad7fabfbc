import { nothingFound } from '../suite/axe';
import { LEVERAGE_PAGES } from '../suite/leverage-orders';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

for (const theme of ['night', 'day']) {
  test(`nothing keeps anybody out of the pages of leverage by ${theme}, at 1440, 390 and 320 px`, async ({
    page,
    suite,
  }) => {
    test.slow();
    await signIn(page, suite.url, 'trader');
    await page.evaluate(chosen => localStorage.setItem('night_mode', chosen), theme === 'night' ? '1' : '0');
    for (const address of LEVERAGE_PAGES) {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.locator('td').first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await nothingFound(page, `${address} by ${theme} at ${width}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.getByRole('button', { name: 'Position calculator' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nothingFound(page, `the calculator by ${theme}`);
  });
}

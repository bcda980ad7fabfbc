import type { Page } from '@playwright/test';
import { nothingFound } from '../suite/axe';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/** Every screen that a member has of an area. */
const AREAS = {
  market: ['/'],
  account: [
    '/account/accountCenter',
    '/account/accountSet',
    '/account/authentication',
    '/account/accountMessage',
    '/account/userSetting',
    '/account/payment',
    '/setCash',
    '/account/region',
    '/bindEmail',
    '/bindEmail?type=phone',
    '/resetPwd',
  ],
  wallet: [
    '/new_account/finance',
    '/new_account/legal?open=deposit',
    '/new_account/change?open=deposit',
    '/new_account/lever?open=in',
    '/new_account/lever?tab=micro&open=record',
    '/new_account/legalAccount?currency_id=3',
    '/new_account/changeAccount?currency_id=1',
    '/account/recharge',
    '/financial',
    '/new_account/statement',
  ],
};
const EACH = Object.entries(AREAS);

test.afterEach(({ suite }) => suite.want('limits/clear'));

for (const [area, screens] of EACH) {
  for (const theme of ['night', 'day']) {
    test(`nothing keeps anybody out of the ${area} by ${theme}, at 1440 and 390 px`, async ({ page, suite }) => {
      test.slow();
      await signIn(page, suite.url, 'seller');
      await page.evaluate(chosen => localStorage.setItem('night_mode', chosen), theme === 'night' ? '1' : '0');
      for (const address of screens) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await nothingFound(page, `${address} by ${theme} at ${width}`);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    });
  }
}

test.describe('at 400 % of a small laptop, which is 320 px', () => {
  test.use({ viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 });

  for (const [area, screens] of EACH)
    test(`nothing of the ${area} is cut, and nothing is to be pushed sideways`, async ({ page, suite }) => {
      test.slow();
      await signIn(page, suite.url, 'seller');
      // The longest words of the six.
      await page.evaluate(() => localStorage.setItem('locale', 'spa'));
      for (const address of screens) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
        expect.soft(await cutTexts(page), address).toEqual([]);
      }
    });
});

/** What says something and does not show all of it. */
const cutTexts = (page: Page) =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll(elements =>
      elements
        .filter(element => {
          const { clip, clipPath, overflowX } = getComputedStyle(element);
          const isHiddenOnPurpose = clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1;
          return /hidden|clip/.test(overflowX) && !isHiddenOnPurpose && element.scrollWidth > element.clientWidth + 1;
        })
        .map(element => element.textContent),
    );

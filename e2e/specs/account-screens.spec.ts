import type { Page } from '@playwright/test';
import { nothingFoundInThemes } from '../suite/axe';
import { inLanguage } from '../suite/in-place';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/** Every screen that a member has of an area. */
const AREAS = {
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
const A_TEST = 6;

test.afterEach(({ suite }) => suite.want('limits/clear'));

async function narrowEnough(page: Page, address: string, width: number): Promise<void> {
  const drawn = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.configure({ soft: true }).poll(drawn, `${address} at ${width}`).toBeLessThanOrEqual(width);
}

/** Each is loaded once; themes, widths and language change in place. */
async function walked(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await narrowEnough(page, address, width);
    await nothingFoundInThemes(page, `${address} at ${width}`);
  }
  // A small laptop at 400 %, in the longest words of the six.
  await page.setViewportSize({ width: 320, height: 225 });
  await inLanguage(page, 'spa');
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await narrowEnough(page, address, 320);
  await expect
    .configure({ soft: true })
    .poll(() => cutTexts(page), address)
    .toEqual([]);
  await inLanguage(page, 'en');
}

for (const [area, screens] of Object.entries(AREAS)) {
  for (let from = 0; from < screens.length; from += A_TEST) {
    const some = screens.slice(from, from + A_TEST);
    test(`nothing keeps anybody out of the ${area}, and nothing is cut at 400 %: ${some.join(' ')}`, async ({
      page,
      suite,
    }) => {
      test.slow();
      await signIn(page, suite.url, 'seller');
      for (const address of some) await walked(page, address);
    });
  }
}

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

import type { Page } from '@playwright/test';
import { nothingFoundInThemes } from '../suite/axe';
import { showInPage } from '../suite/in-page';
import { inLanguage } from '../suite/in-place';
import { PASSWORD, registered } from '../suite/members';
import { signIn, signInAs } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/** Every screen that a member has of an area. No two of one screen follow each other. */
const AREAS = {
  account: [
    '/account/accountCenter',
    '/account/accountSet',
    '/account/authentication',
    '/account/accountMessage',
    '/account/userSetting',
    '/bindEmail',
    '/account/payment',
    '/setCash',
    '/account/region',
    '/bindEmail?type=phone',
    '/resetPwd',
  ],
  wallet: [
    '/new_account/finance',
    '/new_account/legal?open=deposit',
    '/new_account/lever?open=in',
    '/new_account/change?open=deposit',
    '/new_account/lever?tab=micro&open=record',
    '/new_account/legalAccount?currency_id=3',
    '/account/recharge',
    '/new_account/changeAccount?currency_id=1',
    '/financial',
    '/new_account/statement',
  ],
};

test.afterEach(({ suite }) => suite.want('limits/clear'));

async function narrowEnough(page: Page, address: string, width: number): Promise<void> {
  const drawn = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.configure({ soft: true }).poll(drawn, `${address} at ${width}`).toBeLessThanOrEqual(width);
}

/** Themes, widths and language change in place. */
async function walked(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await showInPage(page, address);
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
  test(`nothing keeps anybody out of the ${area}, and nothing is cut at 400 %`, async ({ page, suite }) => {
    test.slow();
    await signIn(page, suite.url, 'seller');
    await page.goto('/success');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const address of screens) await walked(page, address);
  });
}

test('an address that is cut short leads to the first screen of its frame', async ({ page, suite }) => {
  await signIn(page, suite.url, 'trader');
  for (const [cut, whole] of [
    ['/account', '/account/accountCenter'],
    ['/new_account', '/new_account/finance'],
  ] as const) {
    await page.goto(cut);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(whole);
  }
});

test('the longest account name is shown within the page', async ({ page, suite }) => {
  const longest = await registered(suite, `${'m'.repeat(120 - '@tradefloor.test'.length)}@tradefloor.test`);
  await signInAs(page, suite.url, longest, PASSWORD);
  await page.goto('/components/login');
  await expect(page.getByRole('main').getByText(longest)).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await narrowEnough(page, '/components/login', width);
  }
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

import type { Page } from '@playwright/test';
import { nothingFound } from '../suite/axe';
import { nothingCut } from '../suite/cut-figures';
import { done, published, taken } from '../suite/fiat-members';
import { signIn, tokenOf } from '../suite/sign-in';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

/** Every screen of the area that a member has; an order that its user has to pay among them. */
async function screensOf(suite: Suite, token: string) {
  const seller = await tokenOf(suite.url, 'seller');
  const advert = await published(suite, seller, '30');
  const order = await taken(suite, token, advert, '30');
  const screens = [
    '/c2cTrade',
    '/c2cTrade?type=sell&amount=500',
    '/c2c',
    '/c2cRelease',
    '/c2cRelease?type=buy',
    '/c2cDetail?id=23',
    '/c2cOrder',
    `/c2cOrder?id=${order}`,
    '/match?amount=500',
  ];
  // Run out, it would count against the trader in the journeys after this one.
  return { screens, end: () => done(suite, 'c2c/user_legal_pay', token, { id: order }) };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test.afterEach(({ suite }) => suite.want('limits/clear'));

for (const theme of ['night', 'day']) {
  test(`nothing keeps anybody out of C2C by ${theme}, and no figure is cut, at four widths`, async ({
    page,
    suite,
  }) => {
    test.slow();
    const token = await signIn(page, suite.url, 'trader');
    await page.evaluate(chosen => localStorage.setItem('night_mode', chosen), theme === 'night' ? '1' : '0');
    const { screens, end } = await screensOf(suite, token);
    for (const address of screens) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, address);
      for (const width of [1440, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await nothingCut(page.getByRole('main'), `${address} by ${theme} at ${width}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
        if (width === 1440 || width === 390) await nothingFound(page, `${address} by ${theme} at ${width}`);
      }
    }
    await page.goto('/c2cTrade');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Buy USDT/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nothingFound(page, `the order form by ${theme} at 390`);
    await end();
  });
}

test.describe('at 320 px, in the longest words of the six', () => {
  test.use({ viewport: { width: 320, height: 720 } });

  test('nothing is to be pushed sideways, and no figure is cut', async ({ page, suite }) => {
    test.slow();
    const token = await signIn(page, suite.url, 'trader');
    await page.evaluate(() => localStorage.setItem('locale', 'spa'));
    const { screens, end } = await screensOf(suite, token);
    for (const address of screens) {
      await open(page, address);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
      await nothingCut(page.getByRole('main'), address);
    }
    await end();
  });
});

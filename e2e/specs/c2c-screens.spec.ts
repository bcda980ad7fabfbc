import type { Page } from '@playwright/test';
import { nothingFound } from '../suite/axe';
import { nothingCut } from '../suite/cut-figures';
import { goInPage, showInPage } from '../suite/in-page';
import { inLanguage } from '../suite/in-place';
import { done, main, published, taken } from '../suite/fiat-members';
import { ordersInEachState } from '../suite/fiat-orders';
import { PASSWORD } from '../suite/members';
import { signIn, signInAs, tokenOf } from '../suite/sign-in';
import type { Suite } from '../suite/suite';
import { expect, test } from '../suite/test';

const WIDTHS = [1440, 1024, 768, 390, 320];
const THEMES = new Map([
  [1440, 'night'],
  [390, 'day'],
]);

test.afterEach(({ suite }) => suite.want('limits/clear'));

/** Every screen that a member has of the area; an order that its user has to pay among them. No two of one screen follow each other. */
async function screensOf(suite: Suite, token: string) {
  const seller = await tokenOf(suite.url, 'seller');
  const advert = await published(suite, seller, '30');
  const order = await taken(suite, token, advert, '30');
  const screens = [
    '/c2cTrade',
    '/c2c',
    '/c2cTrade?type=sell&amount=500',
    '/c2cRelease',
    '/c2cDetail?id=23',
    '/c2cRelease?type=buy',
    '/c2cOrder',
    '/match?amount=500',
    `/c2cOrder?id=${order}`,
    '/account/aceite',
    '/account/rechargeMoney?id=1&current=1',
    '/account/aceite?id=1',
    '/account/chargeRecord',
    '/account/acceptorDesk',
    '/account/chargeRecord?type=sell',
    '/account/rulings',
  ];
  return {
    screens,
    end: async () => {
      // Run out, it would count against the trader in the journeys after this one.
      await done(suite, 'c2c/user_legal_pay', token, { id: order });
      await done(suite, 'c2c/legal_deal_sure', seller, { id: order });
    },
  };
}

const inTheme = (page: Page, theme: string) =>
  page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme);

/** Once what goes by the room that it has, has seen it. */
const nothingSideways = (page: Page, where: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: where })
    .toBeLessThanOrEqual(0);

async function lookedAt(page: Page, address: string, language: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${address} at ${width} in ${language}`;
    await nothingCut(main(page), where);
    await nothingSideways(page, where);
    // Colours do not go by the width, nor names by the theme: each is looked at in both of its kinds.
    const theme = language === 'en' ? THEMES.get(width) : undefined;
    if (theme === undefined) continue;
    await inTheme(page, theme);
    await nothingFound(page, `${where} by ${theme}`);
  }
}

/* Screens and languages are changed in place, as whoever chooses one finds them: each load takes seconds of a core. */

test('no figure of C2C is cut in three languages at any width, and nothing keeps anybody out', async ({
  page,
  suite,
}) => {
  test.slow();
  const token = await signIn(page, suite.url, 'trader');
  const { screens, end } = await screensOf(suite, token);
  await page.goto('/account/rulings');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  for (const language of ['en', 'spa', 'jp'] as const) {
    await inLanguage(page, language);
    for (const address of screens) {
      await showInPage(page, address);
      await lookedAt(page, address, language);
    }
  }
  await end();
});

test('an order holds its longest words in each of its states, in two languages', async ({ page, suite }) => {
  test.slow();
  const { member, orders } = await ordersInEachState(suite);
  await signInAs(page, suite.url, member.account, PASSWORD);
  await page.goto('/c2cOrder');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (const language of ['en', 'spa'] as const) {
    await inLanguage(page, language);
    for (const id of orders) {
      await goInPage(page, `/c2cOrder?id=${id}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(id);
      // What comes last of it.
      await expect(main(page).getByRole('log').getByRole('img').last()).toBeVisible();
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
      await lookedAt(page, `/c2cOrder?id=${id}`, language);
    }
  }
});

import type { Page } from '@playwright/test';
import { lowCards, nothingCut } from '../suite/cut-figures';
import { inLanguage } from '../suite/in-place';
import { LEVERAGE_PAGES } from '../suite/leverage-orders';
import { oneRunsAndOneEnds } from '../suite/micro-screen';
import { signIn, signInAs } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const WIDTHS = [1440, 1024, 768, 390, 320];

const LONGEST = ['en', 'spa', 'jp'] as const;

test('no figure of the spot screen is cut in the longest words, at any width', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  await page.goto('/dealCenter');
  const main = page.getByRole('main');
  await expect(main.locator('[data-tab=open]').first()).toBeVisible();
  for (const language of LONGEST) {
    await inLanguage(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const isPhone = width < 768;
      if (!isPhone) await nothingCut(main, `panels at ${width} in ${language}`);
      // The layout's tabs, and of its orders the tabs of the lists.
      const places = isPhone ? ['book', 'trades', 'orders'] : ['orders'];
      for (const name of places) {
        if (isPhone) await main.locator(`[data-tab=${name}]`).first().click();
        if (name !== 'orders') {
          await expect(main.locator('ol > li, [role=group] > button').first()).toBeVisible();
          await nothingCut(main, `${name} at ${width} in ${language}`);
          continue;
        }
        for (const list of ['open', 'history', 'completed', 'balances']) {
          await main.locator(`[data-tab=${list}]`).first().click();
          await expect(main.locator(`[id$=-${list}] td`).first()).toBeVisible();
          await nothingCut(main, `${list} at ${width} in ${language}`);
          if (isPhone && list !== 'balances') await lowCards(page, `${list} at ${width} in ${language}`);
        }
      }
    }
  }
});

test('no figure of the micro screen is cut in the longest words, at any width', async ({ page, suite }) => {
  test.slow();
  await oneRunsAndOneEnds(suite, await signIn(page, suite.url, 'trader'));
  await page.goto('/secondDealCenter');
  const main = page.getByRole('main');
  await expect(main.locator('[data-tab=trading]').first()).toBeVisible();
  for (const language of LONGEST) {
    await inLanguage(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 768) await main.locator('[data-tab=orders]').first().click();
      for (const list of ['trading', 'closed', 'today']) {
        await main.locator(`[data-tab=${list}]`).first().click();
        await expect(main.locator(`[id$=-${list}] td`).first()).toBeVisible();
        await nothingCut(main, `micro, ${list} at ${width} in ${language}`);
        if (width < 768 && list !== 'today') await lowCards(page, `micro, ${list} at ${width} in ${language}`);
      }
    }
  }
});

/** Of the list that is shown, in the longest words, in wide letters and in ours, at any width. */
async function nothingCutAnywhere(page: Page, where: string): Promise<void> {
  const main = page.getByRole('main');
  for (const language of LONGEST) {
    await inLanguage(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(main.locator('td:visible').first()).toBeVisible();
      await nothingCut(main, `${where} in ${language} at ${width}`);
    }
  }
}

test('no figure of the lists on pages is cut in the longest words, at any width', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  for (const address of ['/', '/quotation', ...LEVERAGE_PAGES]) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('td').first()).toBeVisible();
    await nothingCutAnywhere(page, address);
  }
});

test('nor of one’s orders, nor of a region’s users', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  await page.goto('/account/accountEntrust');
  for (const list of ['sell', 'buy', 'completed', 'history']) {
    const main = page.getByRole('main');
    await main.locator(`[data-tab=${list}]`).click();
    await expect(main.locator(`[id$=-${list}] td`).first()).toBeVisible();
    await nothingCutAnywhere(page, `orders, ${list}`);
  }
  await signInAs(page, suite.url, 'agent@tradefloor.test', 'Demo-2026');
  await page.goto('/account/region');
  await nothingCutAnywhere(page, 'region users');
});

test('a region’s users are told in whole words and numbers on a phone', async ({ page, suite }) => {
  await signInAs(page, suite.url, 'agent@tradefloor.test', 'Demo-2026');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/region');
  for (const name of [/\*{4}/, /\d{4}, \d/]) {
    const cell = page.getByRole('cell', { name }).first();
    await expect(cell).toBeVisible();
    const lines = await cell.evaluate(element => {
      const said = document.createRange();
      said.selectNodeContents(element);
      return new Set([...said.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, String(name)).toBe(1);
  }
});

import type { Page } from '@playwright/test';
import { nothingFoundInThemes } from '../suite/axe';
import { nothingCut } from '../suite/cut-figures';
import { showInPage } from '../suite/in-page';
import { inLanguage } from '../suite/in-place';
import { asked } from '../suite/members';
import { signIn } from '../suite/sign-in';
import { expect, test } from '../suite/test';

/** Where money is moved and what is kept of it; panels as their addresses open them. No two of one screen follow each other. */
const SCREENS = [
  '/new_account/legal?currency_id=3&open=withdraw',
  '/new_account/change?currency_id=3&open=withdraw',
  '/new_account/transfer',
  '/new_account/transferLegal',
  '/withdraw_address',
  '/account/transferLog',
  '/account/coinRecord?type=withdrawal',
  '/finanrec',
  '/transferRecord',
];
/** Those whose access is looked at among all of a member's screens. */
const WITH_FIGURES = [
  ...SCREENS,
  '/new_account/lever?currency_id=3&open=in',
  '/new_account/finance',
  '/new_account/lever?tab=micro&currency_id=3&open=record',
  '/new_account/change?currency_id=3&open=deposit',
  '/financial',
  '/new_account/statement',
  '/new_account/legalAccount?currency_id=3',
];
const WIDTHS = [1440, 1024, 768, 390, 320];

async function begin(page: Page): Promise<void> {
  await page.goto('/success');
  await expect(page.getByRole('main').locator('h1')).toBeVisible();
}

test('nothing keeps anybody out of moving money', async ({ page, suite }) => {
  test.slow();
  await signIn(page, suite.url, 'trader');
  await begin(page);
  for (const address of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await showInPage(page, address);
    await nothingFoundInThemes(page, address);
    await page.setViewportSize({ width: 390, height: 844 });
    await nothingFoundInThemes(page, `${address}, small`);
  }
});

test('on a phone the facts of records are in line, whatever is said of how far each is', async ({ page, suite }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, suite.url, 'trader');
  await page.goto('/account/coinRecord');
  const main = page.getByRole('main');
  await expect(main.getByText('Approved, awaiting chain')).toBeVisible();
  const facts = main.locator('tbody td[data-label="Account"]');
  const places = await facts.evaluateAll(cells => cells.map(cell => Math.round(cell.getBoundingClientRect().x)));
  expect(places.length).toBeGreaterThan(4);
  expect(new Set(places).size).toBe(1);
});

test('no figure of what moved is cut in three languages, at any width', async ({ page, suite }) => {
  test.slow();
  const token = await signIn(page, suite.url, 'trader');
  // The longest words of a record.
  const moved = { number: '0.5', currency_id: '3', from_field: 'lever', to_field: 'micro' };
  expect(await asked(suite, 'wallet/change', token, moved)).toMatchObject({ type: 'ok' });
  await begin(page);
  const main = page.getByRole('main');
  for (const language of ['en', 'spa', 'jp'] as const) {
    await inLanguage(page, language);
    for (const address of WITH_FIGURES) {
      await showInPage(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await nothingCut(main, `${address} at ${width} in ${language}`);
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.soft.poll(over, `${address} at ${width} in ${language}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

import type { Page } from '@playwright/test';
import { nothingFoundInThemes } from '../suite/axe';
import { openDesk, standingFor } from '../suite/desk';
import { HEADLINE, headline, marketSaying } from '../suite/home';
import { accountOf, signIn, tokenOf } from '../suite/sign-in';
import { expect, test } from '../suite/test';

const region = (page: Page) => page.getByRole('region', { name: 'market', exact: true });
/** In the fourth column: how many tabs show it now. */
const openTabs = (page: Page, build: string) => rowOf(page, build).getByRole('cell').nth(3);
const rowOf = (page: Page, build: string) => region(page).getByRole('row').filter({ hasText: build });

/** From area to area, under each other and under the card's title; on a telephone in threes, and nothing reaches out. */
async function figuresStandInColumns(page: Page) {
  const startsOf = (name: string) =>
    page.getByRole('columnheader', { name, exact: true }).evaluateAll(heads => {
      const words = (head: Element) => head.firstElementChild?.getBoundingClientRect().left ?? Number.NaN;
      return [...new Set(heads.map(head => Math.round(words(head))))];
    });
  const fromTitle = async () => {
    const title = await region(page).getByRole('heading').boundingBox();
    return (await startsOf('Build')).map(start => start - Math.round(title?.x ?? Number.NaN));
  };
  await expect.poll(fromTitle).toEqual([0]);
  for (const name of ['Published', 'Visits', 'LCP'])
    await expect.poll(async () => (await startsOf(name)).length, name).toBe(1);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const figures = page.getByRole('region', { name: 'ops', exact: true }).locator('td[data-card="fact"]:not(:empty)');
  const starts = () => figures.evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().left)));
  await expect.poll(async () => new Set(await starts()).size).toBe(3);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (before !== null) await page.setViewportSize(before);
}

test('an operator promotes a build on the screen, open tabs follow, and goes back; a member finds nothing', async ({
  page,
  browser,
  releases,
  suite,
}) => {
  test.slow();
  const next = await marketSaying(releases, 'Decided on the screen.');
  await releases.publish(next);
  const endDesk = await openDesk(suite);
  try {
    const context = await browser.newContext({ baseURL: suite.url, reducedMotion: 'reduce' });
    const other = await context.newPage();
    await other.goto('/');
    await expect(headline(other)).toHaveText(HEADLINE);

    await signIn(page, suite.url, 'operator');
    await page.goto('/quotation');
    await page.getByRole('button', { name: `Account menu of ${accountOf('operator')}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Operations', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Operations', exact: true })).toBeVisible();
    await expect(rowOf(page, next.build)).toContainText('Published');
    await nothingFoundInThemes(page, '/ops');
    await figuresStandInColumns(page);

    await page.getByRole('button', { name: `Actions for ${next.build}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Promote', exact: true }).click();
    const promoting = page.getByRole('dialog', { name: `Promote market ${next.build}?`, exact: true });
    await expect(promoting).toContainText('Off: nobody checks');
    await promoting.getByLabel('Reason', { exact: true }).fill('decided on the screen');
    await promoting.getByRole('button', { name: 'Promote build', exact: true }).click();
    await expect(promoting).toHaveCount(0);
    await expect(rowOf(page, next.build)).toContainText('Stable');
    // It is open, and nobody loads it anew.
    await expect(headline(other)).toHaveText('Decided on the screen.');
    await expect(openTabs(page, next.build)).toHaveText('1');

    await page.getByRole('button', { name: 'Roll back market', exact: true }).click();
    const goingBack = page.getByRole('dialog', { name: /^Roll market back to / });
    await goingBack.getByRole('button', { name: 'Roll back', exact: true }).click();
    await expect(goingBack).toHaveCount(0);
    await expect(headline(other)).toHaveText(HEADLINE);

    await page.getByRole('link', { name: 'Release history', exact: true }).click();
    const told = page.getByRole('row').filter({ hasText: 'decided on the screen' });
    await expect(told).toContainText(`market ${next.build} stable, was`);
    await expect(told).toContainText(accountOf('operator'));
    await nothingFoundInThemes(page, '/ops/history');

    await signIn(other, suite.url, 'trader');
    await other.goto('/ops');
    await expect(other.getByRole('heading', { name: 'This page does not exist', exact: true })).toBeVisible();
    expect(await standingFor(suite, await tokenOf(suite.url, 'trader'))).toBe(404);
    expect(await standingFor(suite, '')).toBe(401);
    await context.close();
  } finally {
    await endDesk();
  }
});

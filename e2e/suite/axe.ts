import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inTheme } from './in-place';
import { expect } from './test';

type Rules = (axe: AxeBuilder) => AxeBuilder;

const WCAG: Rules = axe => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
const COLOURS: Rules = axe => axe.withRules(['color-contrast', 'link-in-text-block']);
/** What axe holds for good practice too. */
export const ALL: Rules = axe => axe;

/** What axe finds on the page as it is now, told by rule and place. */
export const nothingFound = (page: Page, where: string): Promise<void> => nothingFoundBy(WCAG, page, where);

/** By night, and by day too what goes by the theme: names and structure do not. */
export async function nothingFoundInThemes(page: Page, where: string, rules = WCAG): Promise<void> {
  await inTheme(page, 'night');
  await nothingFoundBy(rules, page, `${where} by night`);
  await inTheme(page, 'day');
  await nothingFoundBy(COLOURS, page, `${where} by day`);
}

async function nothingFoundBy(rules: Rules, page: Page, where: string): Promise<void> {
  const { violations } = await rules(await axeIn(page)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

/** Only what is wrong is described; and there are no frames for which a second page would have to be opened. */
async function axeIn(page: Page): Promise<AxeBuilder> {
  // A megabyte, sent twice a look: where it is in the page already, nothing is.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page });
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

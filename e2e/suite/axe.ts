import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inTheme } from './in-place';
import { expect } from './test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Only what is wrong is described; and there are no frames for which a second page would have to be opened. */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/** What axe finds on the page as it is now, told by rule and place. */
export const nothingFound = (page: Page, where: string): Promise<void> =>
  nothingFoundBy(axeOn(page).withTags(WCAG), where);

/** By night, and by day too what goes by the theme: names and structure do not. */
export async function nothingFoundInThemes(
  page: Page,
  where: string,
  axe: AxeBuilder = axeOn(page).withTags(WCAG),
): Promise<void> {
  await inTheme(page, 'night');
  await nothingFoundBy(axe, `${where} by night`);
  await inTheme(page, 'day');
  await nothingFoundBy(axeOn(page).withRules(COLOURS), `${where} by day`);
}

async function nothingFoundBy(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

import type { Page } from '@playwright/test';
import { markPage } from './in-page';
import type { Releases } from './releases';
import { expect } from './test';

/** What builds of market are told apart by in journeys: the first words that a guest reads. */
export const HEADLINE = 'Trade on a floor that never closes.';

export const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

export const marketSaying = (releases: Releases, text: string) => releases.make('market', 'good', { [HEADLINE]: text });

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(headline(page)).toHaveText(HEADLINE);
  await markPage(page);
}

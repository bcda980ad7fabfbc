import type { Page } from '@playwright/test';
import type { Releases } from './releases';

/** What builds of market are told apart by in journeys: the first words that a guest reads. */
export const HEADLINE = 'Trade on a floor that never closes.';

export const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

export const marketSaying = (releases: Releases, text: string) => releases.make('market', 'good', { [HEADLINE]: text });

import { test as base, expect, type Page } from '@playwright/test';
import { type Releases, releasesOf } from './releases';
import { START_LIMIT_MS } from './server';
import { startSuite, type Suite } from './suite';
import { dayLasts, JOURNEY_MS } from './whole-day';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What builds that are bad on purpose do to the page; anything else is a misdeed. */
  readonly foreseen: readonly RegExp[];
  /** What the page did that it must never do: policy violations and errors nobody caught. */
  readonly misdeeds: string[];
  /** Midnight pays, charges and begins lists anew: a journey that it would part begins after it. */
  readonly wholeDay: undefined;
  /** Publishes builds made for a test; afterwards all areas point where they did before. */
  readonly releases: Releases;
}

/** Journeys start here: a suite for each worker, and a page whose misdeeds fail the test. */
export const test = base.extend<Fixtures, { suite: Suite }>({
  suite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const suite = await startSuite();
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 2 * START_LIMIT_MS },
  ],
  baseURL: async ({ suite }, use) => {
    await use(suite.url);
  },
  foreseen: [[], { option: true }],
  misdeeds: [
    async ({ context, foreseen }, use) => {
      const misdeeds: string[] = [];
      context.on('page', page => watch(page, misdeeds));
      for (const page of context.pages()) watch(page, misdeeds);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(misdeeds);
      const unforeseen = misdeeds.filter(misdeed => !foreseen.some(pattern => pattern.test(misdeed)));
      expect(unforeseen, 'policy violations and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  wholeDay: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const waiting = { timeout: 2 * JOURNEY_MS, intervals: [1_000] };
      await expect.poll(() => dayLasts(Date.now()), waiting).toBe(true);
      await use(undefined);
    },
    // Not of the time that the journey has.
    { auto: true, timeout: 3 * JOURNEY_MS },
  ],
  releases: async ({ suite }, use) => {
    const releases = await releasesOf(suite);
    await use(releases);
    await releases.restore();
  },
});

function watch(page: Page, misdeeds: string[]): void {
  page.on('console', message => {
    if (message.text().startsWith('policy violated')) misdeeds.push(message.text());
  });
  page.on('pageerror', error => misdeeds.push(`uncaught: ${error.stack ?? error.message}`));
}

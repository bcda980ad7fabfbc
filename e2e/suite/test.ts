import { test as base, expect, type Page } from '@playwright/test';
import { type Releases, releasesOf } from './releases';
import { START_LIMIT_MS } from './server';
import { startSuite, type Suite } from './suite';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What builds that are bad on purpose do to the page; anything else is a misdeed. */
  readonly foreseen: readonly RegExp[];
  /** What the page did that it must never do: policy violations and errors nobody caught. */
  readonly misdeeds: string[];
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

import { releasesOf } from '../../suite/releases';
import { NEW_TAB } from '../browser/open-browser';
import type { Figure } from '../figure';
import { percentile, rounded } from '../statistics';
import { HEADLINE, openHome, shownAt } from './home';

const ROUNDS = 10;

export const promote: Figure = {
  name: 'promote',
  says: 'from the end of `ops promote` to the new build on screen in an open session',
  async measure(bench) {
    const [browser, suite] = [await bench.browser(), await bench.suite()];
    const releases = await releasesOf(suite);
    const context = await browser.newContext({ ...NEW_TAB, baseURL: suite.url });
    try {
      const page = await context.newPage();
      await openHome(page);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const words = `Build number ${round} stands.`;
        const next = await releases.make('market', 'good', { [HEADLINE]: words });
        await releases.publish(next);
        const promoted = suite.typed('promote', 'market', next.build).then(() => Date.now());
        const shown = await shownAt(page, words);
        times.push(Math.max(0, shown - (await promoted)));
      }
      const reloads = await page.evaluate(() => performance.getEntriesByType('navigation').length - 1);
      return {
        readings: [
          { of: `slowest of ${ROUNDS}`, value: Math.max(...times), unit: 'ms', bar: { atMost: 1_000 } },
          { of: 'reloads', value: reloads, unit: 'tasks', bar: { atMost: 0 } },
        ],
        notes: [`promote: median ${rounded(percentile(times, 0.5), 0)} ms after the command ended`],
      };
    } finally {
      await context.close();
      await releases.restore();
    }
  },
};

import type { CDPSession, Page } from 'playwright';
import { releasesOf } from '../../suite/releases';
import type { Bench } from '../bench';
import { NEW_TAB, openBrowser } from '../browser/open-browser';
import type { Figure, Measured } from '../figure';
import { rounded } from '../statistics';
import { HEADLINE, openHome, shownAt } from './home';

/** The swaps of the first minute make what is made once: caches, listeners, compiled code. */
const FIRST_MS = 60_000;
/** A page can't let go of what Chromium keeps of each script that ever ran in it, 7 kB a swap, for hints to its compiler. */
const KEEP_NO_HINTS = '--disable-features=LocalCompileHints';
const SAYS = ['One build stands here.', 'Another build stands here.'] as const;

export const memory: Figure = {
  name: 'memory',
  says: 'heap and DOM after collection over live swaps, after those of the first minute',
  async measure(bench): Promise<Measured> {
    const [browser, suite] = [await openBrowser(KEEP_NO_HINTS), await bench.suite()];
    // Prices that move draw and drop what is none of the swap's doing.
    await suite.want('traders/pause');
    const context = await browser.newContext({ ...NEW_TAB, baseURL: suite.url, reducedMotion: 'reduce' });
    const releases = await releasesOf(suite);
    try {
      const page = await context.newPage();
      await openHome(page);
      return await measured(bench, page);
    } finally {
      await browser.close();
      await releases.restore();
      await suite.want('traders/resume');
    }
  },
};

async function measured(bench: Bench, page: Page): Promise<Measured> {
  const { swaps } = bench.asked;
  const releases = await releasesOf(await bench.suite());
  const cdp = await page.context().newCDPSession(page);
  async function swap(at: number): Promise<void> {
    const words = SAYS[at % 2 ? 1 : 0];
    const next = await releases.make('market', 'good', { [HEADLINE]: words });
    await releases.publish(next);
    await releases.promote(next, '--now');
    await shownAt(page, words);
  }
  let made = 0;
  for (const until = performance.now() + FIRST_MS; performance.now() < until; made += 1) await swap(made);
  const before = await kept(page, cdp);
  for (const all = made + swaps; made < all; made += 1) await swap(made);
  const after = await kept(page, cdp);
  return {
    readings: [
      {
        of: `heap, ${swaps} swaps`,
        value: rounded((after.heap / before.heap - 1) * 100, 1),
        unit: '%',
        bar: { atMost: 10 },
      },
      { of: 'DOM nodes more', value: after.nodes - before.nodes, unit: 'nodes', bar: { atMost: 0 } },
    ],
    notes: [
      `memory: heap ${megabytes(before.heap)} → ${megabytes(after.heap)} MB, ${rounded((after.heap - before.heap) / swaps / 1000, 1)} kB a swap; DOM nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
    ],
  };
}

const megabytes = (bytes: number): number => rounded(bytes / 1e6, 2);

interface Kept {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What waited for a frame or a timer is garbage one collection later: until three in a row find nothing more. */
async function kept(page: Page, cdp: CDPSession): Promise<Kept> {
  await page.waitForLoadState('networkidle');
  let found = await collected(cdp);
  for (let same = 0; same < 3;) {
    const next = await collected(cdp);
    same = next.nodes === found.nodes ? same + 1 : 0;
    found = next;
  }
  return found;
}

/** Compiled code and cached files are the browser's to drop: under pressure only what is held stays. */
async function collected(cdp: CDPSession): Promise<Kept> {
  await cdp.send('Memory.simulatePressureNotification', { level: 'critical' });
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

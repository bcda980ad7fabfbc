import type { CDPSession } from 'playwright';
import { serveBenchPage } from '../browser/bench-page';
import { NEW_TAB } from '../browser/open-browser';
import type { Figure } from '../figure';
import { rounded } from '../statistics';
import { addressOf } from './drawing';
import { benchExchange } from './exchange';

const FIRST_MS = 60_000;

export const soak: Figure = {
  name: 'soak',
  says: 'heap and DOM after collection on the screen at 1,000 updates a second, after the first minute',
  async measure(bench) {
    const { minutes } = bench.asked;
    const served = await serveBenchPage('live/page.ts');
    const io = benchExchange(served.http);
    const context = await (await bench.browser()).newContext(NEW_TAB);
    try {
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await page.goto(addressOf(served.url, { draw: 'screen', rate: 1_000, conflated: true }));
      await page.waitForTimeout(FIRST_MS);
      const before = await collected(cdp);
      await page.waitForTimeout(minutes * 60_000);
      const after = await collected(cdp);
      return {
        readings: [
          {
            of: `heap, ${minutes} min`,
            value: rounded((after.heap / before.heap - 1) * 100, 1),
            unit: '%',
            bar: { atMost: 10 },
          },
          // Rows come and go with the book: the figure is of what is left behind.
          { of: 'DOM nodes ÷ before', value: rounded(after.nodes / before.nodes, 3), unit: '×', bar: { atMost: 1.02 } },
        ],
        notes: [`soak: heap ${before.heap} → ${after.heap} bytes, DOM nodes ${before.nodes} → ${after.nodes}`],
      };
    } finally {
      await context.close();
      await io.close();
      await served.stop();
    }
  },
};

async function collected(cdp: CDPSession): Promise<{ readonly heap: number; readonly nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { heap: usedSize, nodes };
}

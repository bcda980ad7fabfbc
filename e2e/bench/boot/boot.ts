import type { Browser } from 'playwright';
import type { Bench } from '../bench';
import { firstContent, watchFirstContent } from '../browser/first-content';
import { NEW_TAB } from '../browser/open-browser';
import { slowNetwork } from '../browser/slow-network';
import type { Figure, Measured, Reading } from '../figure';
import { median, rounded } from '../statistics';
import { startOneBundle } from './one-bundle-suite';
import { smallCopiesMade } from './small-copies';

const ADDRESSES = ['/', '/dealCenter'] as const;

export const boot: Figure = {
  name: 'boot',
  says: 'first content of an area, cold cache, 40 ms and 10 Mbit/s: the suite ÷ the same code as one bundle',
  async measure(bench): Promise<Measured> {
    const browser = await bench.browser();
    const federated = (await bench.suite()).url;
    const oneBundle = await startOneBundle(bench);
    for (const url of [federated, oneBundle]) await smallCopiesMade(url);
    const readings: Reading[] = [];
    const notes: string[] = [];
    for (const address of ADDRESSES) {
      const times = await alternating(bench, browser, [federated + address, oneBundle + address]);
      const [ours = Number.NaN, theirs = Number.NaN] = times.map(median);
      readings.push({ of: address, value: rounded(ours / theirs, 3), unit: '×', bar: { atMost: 1.1 } });
      notes.push(
        `boot ${address}: ${rounded(ours, 0)} ms, one bundle ${rounded(theirs, 0)} ms, median of ${bench.asked.runs}`,
      );
    }
    return { readings, notes };
  },
};

/** One of each in turn, so that what the machine does meanwhile hits both alike. The first of each only warms servers. */
async function alternating({ asked }: Bench, browser: Browser, addresses: readonly string[]): Promise<number[][]> {
  const times: number[][] = addresses.map(() => []);
  for (let run = -1; run < asked.runs; run += 1) {
    for (const [index, address] of addresses.entries()) {
      const time = await bootTime(browser, address);
      if (run >= 0) times[index]?.push(time);
    }
  }
  return times;
}

async function bootTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(NEW_TAB);
  try {
    const page = await context.newPage();
    await slowNetwork(page);
    await watchFirstContent(page);
    await page.goto(address, { waitUntil: 'commit' });
    return await firstContent(page);
  } finally {
    await context.close();
  }
}

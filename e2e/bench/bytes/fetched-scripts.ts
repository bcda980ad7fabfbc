import type { Browser, BrowserContextOptions } from 'playwright';
import { firstContent, watchFirstContent } from '../browser/first-content';
import { NEW_TAB } from '../browser/open-browser';
import { slowNetwork } from '../browser/slow-network';
import { isHighcharts } from './bars';
import { compressedBytes } from './compressed';

export interface FetchedScript {
  readonly address: string;
  readonly text: string;
  /** Compressed as well as brotli can. */
  readonly compressed: number;
}

/**
 * Every script that a cold tab asked for before the first content of an area was painted, whether it was needed or not,
 * but for Highcharts. `storage` is that of an earlier visit.
 */
export async function scriptsBeforeFirstContent(
  browser: Browser,
  address: string,
  storage: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<FetchedScript[]> {
  const context = await browser.newContext({ ...NEW_TAB, ...storage });
  try {
    const page = await context.newPage();
    await slowNetwork(page);
    await watchFirstContent(page);
    await page.goto(address, { waitUntil: 'commit' });
    const painted = await firstContent(page);
    const asked = await page.evaluate(
      before =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime < before && new URL(name).pathname.endsWith('.js'))
          .map(({ name }) => name),
      painted,
    );
    const scripts = await Promise.all([...new Set(asked)].map(fetched));
    return scripts.filter(script => !isHighcharts(new URL(script.address).pathname, script.text));
  } finally {
    await context.close();
  }
}

async function fetched(address: string): Promise<FetchedScript> {
  const text = await (await fetch(address)).text();
  return { address, text, compressed: await compressedBytes(text) };
}

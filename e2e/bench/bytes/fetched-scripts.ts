import type { Browser } from 'playwright';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstContent, watchFirstContent } from '../browser/first-content';
import { NEW_TAB } from '../browser/open-browser';
import { slowNetwork } from '../browser/slow-network';

export interface FetchedScript {
  readonly address: string;
  readonly text: string;
  /** Compressed as well as brotli can. */
  readonly compressed: number;
}

/** Every script that a cold tab asked for before the first content of an area was painted, whether it was needed or not. */
export async function scriptsBeforeFirstContent(browser: Browser, address: string): Promise<FetchedScript[]> {
  const context = await browser.newContext(NEW_TAB);
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
    return await Promise.all([...new Set(asked)].map(fetched));
  } finally {
    await context.close();
  }
}

async function fetched(address: string): Promise<FetchedScript> {
  const text = await (await fetch(address)).text();
  const compressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { address, text, compressed };
}

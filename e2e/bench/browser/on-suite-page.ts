import type { Page } from 'playwright';
import type { Suite } from '../../suite/suite';
import type { Bench } from '../bench';
import { takeNamedFunctions } from './named-functions';
import { NEW_TAB } from './open-browser';

/** In a new tab of the whole suite, which is closed whatever happens in it. */
export async function onSuitePage<Found>(
  bench: Bench,
  measure: (page: Page, suite: Suite) => Promise<Found>,
): Promise<Found> {
  const [browser, suite] = [await bench.browser(), await bench.suite()];
  const context = await browser.newContext({ ...NEW_TAB, baseURL: suite.url });
  try {
    const page = await context.newPage();
    await takeNamedFunctions(page);
    return await measure(page, suite);
  } finally {
    await context.close();
  }
}

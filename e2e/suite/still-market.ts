import type { Suite } from './suite';
import { test } from './test';

/** What every journey of such a file begins at. */
export const START = 97_000;

export const priceIs = (suite: Suite, price: number) => suite.want('price', { symbol: 'BTC/USDT', price });

/** Said once at the head of a file: its journeys begin at one price of BTC/USDT that they alone move, and leave nothing behind. */
export function inStillMarket(leave: (suite: Suite) => Promise<unknown>): void {
  test.beforeEach(async ({ suite }) => {
    await suite.want('traders/pause');
    await priceIs(suite, START);
  });
  test.afterEach(async ({ suite }) => {
    await leave(suite);
    await suite.want('traders/resume');
  });
}

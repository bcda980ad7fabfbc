import * as fc from 'fast-check';
import { amount, compare, decimal, microProfit, neg, price } from '@tradefloor/money';
import { endPriceAt } from './end-price';
import { resultAt } from './outcome';

const trade = (at: number, cost: bigint) => ({ id: at, at, price: cost, quantity: 1n, side: 'buy' as const });
/** Newest first. */
const trades = [trade(900, 9n), trade(500, 5n), trade(100, 1n)];
const known = { trades, lastPrice: 9n, runningSince: 0, now: 1_000 };

describe('the price at a moment', () => {
  it.each([
    ['is that of the last trade until then', 600, known, 5n],
    ['counts a trade at that very moment', 500, known, 5n],
    ['is the first one known where all are later', 50, known, 1n],
    ['is the last price where there was no trade', 600, { ...known, trades: [] }, 9n],
    ['is that of the life before, which was running then', 600, { ...known, runningSince: 950 }, 5n],
    ['is the first one after a stop', 600, { ...known, runningSince: 800 }, 9n],
    ['has yet to come', 950, { ...known, runningSince: 980 }, null],
    ['is the last one known when nobody trades after a start', 950, { ...known, runningSince: 980, now: 5_980 }, 9n],
  ] as const)('%s', (_, due, what, expected) => {
    expect(endPriceAt(due, what)).toBe(expected);
  });
});

const cents = fc.integer({ min: 1, max: 10_000_000 }).map(value => (value / 100).toFixed(2));
it('wins by the ratio, loses the number, or returns it: the other way round for the other direction', () => {
  fc.assert(
    fc.property(cents, cents, cents, (open, end, stake) => {
      const order = { number: amount(stake), profit_ratio: decimal('85'), open_price: price(open) };
      const up = resultAt({ ...order, direction: 'up' }, price(end), 8);
      const down = resultAt({ ...order, direction: 'down' }, price(end), 8);
      const won = microProfit(amount(stake), decimal('85'));
      const lost = neg(amount(stake));
      const expected = { [-1]: [lost, won], 0: ['0', '0'], 1: [won, lost] }[compare(price(end), price(open))];
      expect([up, down]).toEqual(expected);
    }),
  );
});

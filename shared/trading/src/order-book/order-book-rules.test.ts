import type { Side } from '@tradefloor/contract';
import { Book, BookViewer } from '@tradefloor/market';
import { amount, decimal, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import { groupingSteps } from './grouping';
import { ownLevels } from './own-levels';

describe('the widths of the book’s rows', () => {
  it.each([
    ['97412.56', 100, ['0.01', '0.1', '1', '10', '100']],
    ['0.39810', 100_000, ['0.00001', '0.0001', '0.001']],
    ['0', 100, ['0.01']],
    ['1.5', null, ['0.00001', '0.0001', '0.001', '0.01']],
  ])('at %s with a scale of %s are %j', (last, priceScale, steps) => {
    expect(groupingSteps({ price: price(last), priceScale, amountScale: null })).toEqual(steps);
  });
});

const step = fc.constantFrom('0.01', '0.1', '1', '10', '100');
const cents = fc.integer({ min: 1, max: 2_000_000 }).map(units => price((units / 100).toFixed(2)));

it('marks the very row in which the book shows the order, whatever the width', () => {
  fc.assert(
    fc.property(cents, step, fc.constantFrom<Side>('buy', 'sell'), (at, width, side) => {
      const book = new Book();
      const level = [[at, amount('1')]] as const;
      book.replace({ bids: side === 'buy' ? level : [], asks: side === 'sell' ? level : [] });
      const view = new BookViewer(() => book, { rows: 5, step: decimal(width) }).read();
      const [row] = side === 'buy' ? view.bids : view.asks;
      const own = ownLevels([{ side, price: at }], decimal(width));
      const marked = [...(side === 'buy' ? own.bids : own.asks).keys()];
      expect(marked.map(Number)).toEqual([Number(row?.price)]);
    }),
  );
});

it('marks nothing of an order whose side nobody said', () => {
  const own = ownLevels([{ side: null, price: price('1') }], decimal('0.01'));
  expect([own.bids.size, own.asks.size]).toEqual([0, 0]);
});

import * as fc from 'fast-check';
import { RecentTrades, TRADE_ROWS } from './recent-trades';

const trade = (id: number, time = id) => ({ id: String(id), time });

test('keeps the 20 newest, newest first (market.trade-rows)', () => {
  const trades = new RecentTrades();
  trades.add(Array.from({ length: 30 }, (_, index) => trade(index + 1)));
  expect(trades.read()).toHaveLength(TRADE_ROWS);
  expect(trades.read()[0]?.id).toBe('30');
  expect(trades.read().at(-1)?.id).toBe('11');
});

test('a doubled trade changes nothing, nor does one too old to be seen', () => {
  const trades = new RecentTrades(2);
  expect(trades.add([trade(5), trade(6), trade(5)])).toBe(true);
  const before = trades.read();
  expect(trades.add([trade(6)])).toBe(false);
  expect(trades.add([trade(1)])).toBe(false);
  expect(trades.read()).toBe(before);
});

test('trades of one millisecond stand by their ids', () => {
  const trades = new RecentTrades();
  trades.add([trade(9, 1), trade(10, 1), trade(8, 1)]);
  expect(trades.read().map(({ id }) => id)).toEqual(['10', '9', '8']);
});

test('history and pushes end at the same rows in any order', () => {
  const all = Array.from({ length: 40 }, (_, index) => trade(index, Math.floor(index / 3)));
  fc.assert(
    fc.property(fc.array(fc.subarray(all)), fc.shuffledSubarray(all, { minLength: 40 }), (parts, rest) => {
      const trades = new RecentTrades();
      for (const part of [...parts, rest]) trades.add(part);
      expect(trades.read().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => String(39 - index)));
    }),
  );
});

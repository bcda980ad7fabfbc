import { findCurrency } from './currency';
import { percentBetween } from './quotes';

it('has the codes of the old product for bitcoin and Tether (exchange.currency-codes)', () => {
  expect([1, 3].map(id => findCurrency(id)?.name)).toEqual(['BTC', 'USDT']);
});

it.each([
  [3, 4, '33.33'],
  [4, 3, '-25.00'],
  [3, 3.00001, '0'],
  [0, 5, '0'],
])('says from %d to %d as %s percent (market.change-decimals)', (before, after, percent) => {
  expect(percentBetween(before, after)).toBe(percent);
});

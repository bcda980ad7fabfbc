import { amount } from '@tradefloor/money';
import type { AdvertRow } from '../storage/tables/c2c';
import { isFor } from './advert-rules';

const advert = (more: Partial<AdvertRow> = {}): AdvertRow => ({
  id: 1,
  member_id: 2,
  side: 'sell',
  currency_id: 3,
  price: '7.13',
  total: '300',
  remaining: '300',
  way: 'bank',
  min_money: '100',
  max_money: '2000',
  status: 'published',
  created_at: 0,
  closed_at: null,
  ...more,
});

test.each([
  ['99.99', false],
  ['100', true],
  ['2000', true],
  ['2000.01', false],
])('whoever has %s finds the advert: %s', (money, isFound) => {
  expect(isFor(advert(), amount(money))).toBe(isFound);
});

test('the rest of an advert is found by what it costs, though that is under its least', () => {
  const rest = advert({ remaining: '10' });
  expect(isFor(rest, amount('71.3'))).toBe(true);
  expect(isFor(rest, amount('71.29'))).toBe(false);
  expect(isFor(rest, amount('100'))).toBe(false);
});

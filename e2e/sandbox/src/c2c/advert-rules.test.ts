import { amount, price } from '@tradefloor/money';
import type { AdvertRow } from '../storage/tables/c2c';
import { currencyNamed } from '../market/currency';
import { assertAdvert, costOf, isFor } from './advert-rules';

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

describe('a part of an advert (c2c.least-order)', () => {
  const open = advert({ min_money: null, max_money: null });
  const usdt = currencyNamed('USDT');

  test.each(['0.00000001', '0.13'])('of %s costs less than an order may', number => {
    expect(() => costOf(open, amount(number), usdt)).toThrow(expect.objectContaining({ key: 'orderBelowLimit' }));
  });

  test('costs at least ¥1, and all that remains what it comes to', () => {
    expect(costOf(open, amount('0.15'), usdt)).toBe('1.07');
    expect(costOf(advert({ min_money: null, remaining: '0.00000001' }), amount('0.00000001'), usdt)).toBe('0.01');
    expect(isFor(open, amount('0.99'))).toBe(false);
    expect(isFor(open, amount('1'))).toBe(true);
  });

  test('could be taken by nobody where an order may cost no more than less', () => {
    const { side, way } = open;
    const wish = { side, way, currency: usdt, price: price('7.13'), total: amount('300'), minMoney: null };
    expect(() => assertAdvert({ ...wish, maxMoney: amount('0.99') })).toThrow(
      expect.objectContaining({ key: 'orderBelowLimit' }),
    );
    expect(() => assertAdvert({ ...wish, maxMoney: amount('1') })).not.toThrow();
  });
});

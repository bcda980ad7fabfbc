import { amount, c2cTotal, compare, fits, price } from '@tradefloor/money';
import { anAdvert } from '@tradefloor/platform/testing';
import { assert, integer, property } from 'fast-check';
import { mostOf, shownIn, takeSums } from './take-sums';

const facts = { advert: anAdvert(), decimals: 2, available: null };
const byMoney = (text: string, more = {}) => takeSums({ by: 'money', text }, { ...facts, ...more });
const byAmount = (text: string, more = {}) => takeSums({ by: 'amount', text }, { ...facts, ...more });

test('money is cut to what it buys, and its exact cost is told (c2c.quick-match, c2c.whole-cents)', () => {
  expect(byMoney('500')).toEqual({ amount: '70.12', money: '499.96', fault: null });
  expect(shownIn('amount', { by: 'money', text: '500' }, byMoney('500'))).toBe('70.12');
  expect(shownIn('money', { by: 'money', text: '500' }, byMoney('500'))).toBe('500');
});

test('a quantity costs whole cents, raised', () => {
  expect(byAmount('33.33')).toEqual({ amount: '33.33', money: '237.65', fault: null });
});

test('who types what all of it costs takes all of it', () => {
  expect(byMoney('2139').amount).toBe('300');
});

test.each([
  ['', 'empty'],
  ['0', 'empty'],
  ['0.01', 'too-little'],
  ['99.99', 'below-least'],
  ['2140', 'above-remaining'],
])('%s CNY is %s', (text, fault) => {
  expect(byMoney(text).fault).toBe(fault);
});

test('what remains is taken whole, though it is worth less than the least', () => {
  const advert = anAdvert({ remaining: amount('10') });
  expect(byAmount('10', { advert }).fault).toBeNull();
  expect(byAmount('9.99', { advert }).fault).toBe('below-least');
});

test('no order costs more than the most, and no seller sells more than there is', () => {
  expect(byMoney('600', { advert: anAdvert({ maxMoney: amount('500') }) }).fault).toBe('above-most');
  expect(byAmount('100', { available: amount('99.99') }).fault).toBe('lacks-balance');
});

test('both ways agree: what money buys costs no more than that money, and fits the currency', () => {
  assert(
    property(integer({ min: 10_000, max: 213_900 }), integer({ min: 0, max: 8 }), (cents, decimals) => {
      const money = amount((cents / 100).toFixed(2));
      const sums = byMoney(money, { decimals });
      if (sums.amount === null || sums.money === null) return;
      expect(compare(sums.money, money)).toBeLessThanOrEqual(0);
      expect(fits(sums.amount, decimals)).toBe(true);
      expect(byAmount(sums.amount, { decimals }).money).toBe(sums.money);
    }),
  );
});

test('the most is what is left, what an order may cost, and what a seller has', () => {
  expect(mostOf(facts)).toBe('300');
  const capped = mostOf({ ...facts, advert: anAdvert({ maxMoney: amount('500') }) });
  expect(capped).toBe('70.12');
  expect(compare(c2cTotal(price('7.13'), capped), amount('500'))).toBeLessThanOrEqual(0);
  expect(mostOf({ ...facts, available: amount('12.5') })).toBe('12.5');
});

test('a part costs at least ¥1, and all that remains what it comes to (c2c.least-order)', () => {
  const advert = anAdvert({ price: price('7.13'), minMoney: null, maxMoney: null });
  expect(byAmount('0.13', { advert }).fault).toBe('below-least');
  expect(byAmount('0.15', { advert }).fault).toBeNull();
  expect(byAmount('0.13', { advert: { ...advert, minMoney: amount('0.5') } }).fault).toBe('below-least');
  expect(byAmount('0.01', { advert: { ...advert, remaining: amount('0.01') } }).fault).toBeNull();
});

import * as fc from 'fast-check';
import { compare, isNegative, mul } from '../arithmetic';
import { amount, decimal, price, ZERO } from '../decimal';
import { scaleOf } from '../scaled';
import { anAmount, aPrice } from '../testing/arbitrary';
import {
  buyQuantity,
  decimalsOfScale,
  DEFAULT_PRICE_SCALE,
  orderTotal,
  receivedAfterFee,
  sellQuantity,
  SLIDER_PERCENTS,
  sliderEnabled,
  spotFee,
} from './spot';

test('the slider is disabled when signed out or when the price is 0 (spot.slider-off)', () => {
  expect(sliderEnabled(true, price('1'))).toBe(true);
  expect(sliderEnabled(false, price('1'))).toBe(false);
  expect(sliderEnabled(true, price('0.00'))).toBe(false);
  expect(sliderEnabled(true, null)).toBe(false);
});

test('buy: available × percent ÷ price, cut to 4 decimals (spot.slider-cuts)', () => {
  expect(buyQuantity(amount('1000'), 25, price('3'))).toBe('83.3333');
  expect(buyQuantity(amount('100'), 100, price('1.5'), 2)).toBe('66.66');
  expect(buyQuantity(amount('100'), 0, price('1.5'))).toBe('0');
  expect(buyQuantity(amount('100'), 100, price('0'))).toBe('0');
});

test('sell: held × percent, cut to 4 decimals', () => {
  expect(sellQuantity(amount('0.99999999'), 100)).toBe('0.9999');
  expect(sellQuantity(amount('1.23456'), 50)).toBe('0.6172');
});

test('a slider quantity can always be afforded, and has at most 4 decimals', () => {
  fc.assert(
    fc.property(anAmount(), aPrice(), fc.constantFrom(...SLIDER_PERCENTS), (available, at, percent) => {
      const number = buyQuantity(available, percent, at);
      expect(compare(mul(number, at), available)).not.toBe(1);
      expect(scaleOf(number)).toBeLessThanOrEqual(4);
      expect(compare(sellQuantity(available, percent), available)).not.toBe(1);
    }),
  );
});

test('the fee comes out of what is received (spot.fee-received)', () => {
  expect(orderTotal(price('2.5'), amount('4'))).toBe('10');
  expect(spotFee(amount('10.000001'), decimal('0.2'), 6)).toBe('0.02');
  expect(receivedAfterFee(amount('10'), decimal('0.2'), 8)).toBe('9.98');
  fc.assert(
    fc.property(anAmount(), received => expect(isNegative(receivedAfterFee(received, decimal('0.2'), 8))).toBe(false)),
  );
});

test('a price scale of 100000 is five decimals (spot.price-scale)', () => {
  expect(decimalsOfScale(DEFAULT_PRICE_SCALE)).toBe(5);
  expect(decimalsOfScale(1)).toBe(0);
  expect(sellQuantity(ZERO, 100)).toBe('0');
});

import { Big } from 'big.js';
import * as fc from 'fast-check';
import {
  abs,
  add,
  compare,
  cut,
  div,
  fits,
  fixed,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  mul,
  neg,
  percentOf,
  sign,
  strip,
  sub,
  sum,
} from './arithmetic';
import { decimal, isDecimal } from './decimal';
import { aDecimal } from './testing/arbitrary';

const d = decimal;

test('sums and products are exact where floats are not', () => {
  expect(add(d('0.1'), d('0.2'))).toBe('0.3');
  expect(sub(d('1'), d('0.9'))).toBe('0.1');
  expect(mul(d('1.1'), d('1.1'))).toBe('1.21');
  expect(mul(d('-0.5'), d('0'))).toBe('0');
  expect(sum([d('0.1'), d('0.7'), d('0.2')])).toBe('1');
  expect(sum([])).toBe('0');
});

test('a quotient keeps as many digits as it is told, and says which way they are cut', () => {
  expect(div(d('2'), d('3'), 4)).toBe('0.6666');
  expect(div(d('2'), d('3'), 4, 'up')).toBe('0.6667');
  expect(div(d('-2'), d('3'), 4)).toBe('-0.6666');
  expect(div(d('-2'), d('3'), 4, 'down')).toBe('-0.6667');
  expect(div(d('2'), d('-3'), 4, 'up')).toBe('-0.6666');
  expect(div(d('6'), d('3'), 4, 'up')).toBe('2');
  expect(() => div(d('1'), d('0'), 4)).toThrow(RangeError);
});

test('cut never rounds up, and what is cut to nothing has no sign', () => {
  expect(cut(d('1.99999'), 4)).toBe('1.9999');
  expect(cut(d('-0.00001'), 4)).toBe('0');
  expect(cut(d('1.00001'), 4, 'up')).toBe('1.0001');
  expect(cut(d('-1.00001'), 4, 'down')).toBe('-1.0001');
  expect(cut(d('1.5'), 4)).toBe('1.5');
  expect(fixed(d('1.5'), 4)).toBe('1.5000');
  expect(fixed(d('-0.00001'), 4)).toBe('0.0000');
});

test('small questions', () => {
  expect(strip(d('100.00'))).toBe('100');
  expect(strip(d('0.00'))).toBe('0');
  expect(strip(d('1.050'))).toBe('1.05');
  expect(fits(d('1.2300'), 2)).toBe(true);
  expect(fits(d('1.234'), 2)).toBe(false);
  expect(isMultipleOf(d('300.0'), d('100'))).toBe(true);
  expect(isMultipleOf(d('150'), d('100'))).toBe(false);
  expect([neg(d('1.5')), neg(d('-1.5')), neg(d('0.0'))]).toEqual(['-1.5', '1.5', '0.0']);
  expect([min(d('1.0'), d('1.1')), max(d('1.0'), d('1.1')), abs(d('-2'))]).toEqual(['1.0', '1.1', '2']);
  expect([isZero(d('0.00')), isPositive(d('0.01')), isNegative(d('-0.01')), isPositive(d('0'))]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([sign(d('-3')), sign(d('0.0')), sign(d('3'))]).toEqual([-1, 0, 1]);
});

describe('agrees with big.js', () => {
  const pair = fc.tuple(aDecimal(), aDecimal());

  test('in sums, differences, products and order', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const x = new Big(a);
        const y = new Big(b);
        expect(new Big(add(a, b)).eq(x.plus(y))).toBe(true);
        expect(new Big(sub(a, b)).eq(x.minus(y))).toBe(true);
        expect(new Big(mul(a, b)).eq(x.times(y))).toBe(true);
        expect(new Big(percentOf(a, b)).eq(x.times(y).times('0.01'))).toBe(true);
        expect(compare(a, b)).toBe(x.cmp(y));
      }),
    );
  });
  test('in quotients cut toward zero', () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 0, max: 18 }), ([a, b], scale) => {
        fc.pre(!isZero(b));
        const Exact = Big();
        Exact.DP = scale;
        Exact.RM = Big.roundDown;
        expect(new Big(div(a, b, scale)).eq(new Exact(a).div(b))).toBe(true);
      }),
    );
  });
  test('and every answer is a plain decimal again', () => {
    fc.assert(
      fc.property(pair, fc.integer({ min: 0, max: 9 }), ([a, b], scale) => {
        for (const value of [add(a, b), sub(a, b), mul(a, b), cut(a, scale), neg(a), abs(a)])
          expect(isDecimal(value)).toBe(true);
      }),
    );
  });
});

test('cut down ≤ value ≤ cut up, and they are at most one last digit apart', () => {
  fc.assert(
    fc.property(aDecimal(), fc.integer({ min: 0, max: 8 }), (value, scale) => {
      const down = cut(value, scale, 'down');
      const up = cut(value, scale, 'up');
      expect(compare(down, value)).not.toBe(1);
      expect(compare(value, up)).not.toBe(1);
      expect(compare(sub(up, down), scale === 0 ? d('1') : d(`0.${'1'.padStart(scale, '0')}`))).not.toBe(1);
    }),
  );
});

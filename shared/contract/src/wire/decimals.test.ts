import * as fc from 'fast-check';
import { reasonFor } from '../testing/reason-for';
import { amount, decimal, givenAmount, givenPriceOrZero, givenWhole, percent } from './decimals';
import type { FaultReason } from './malformed';

describe('amounts that a server answers', () => {
  test.each([
    ['0.00012300', '0.00012300'],
    [1e-7, '0.0000001'],
    ['1e-7', '0.0000001'],
    [1.5e21, '1500000000000000000000'],
    [2 ** 53, '9007199254740992'],
    ['9007199254740993.000000001', '9007199254740993.000000001'],
    [0, '0'],
    [-0, '0'],
    ['-0.0', '0.0'],
    ['+1', '1'],
    ['.5', '0.5'],
    [' 7 ', '7'],
    [-3, '-3'],
  ])('%p is %s', (wire, plain) => {
    expect(amount.decode(wire)).toBe(plain);
  });

  test.each([[null], [undefined], [''], ['abc'], ['1,5'], [Number.NaN], [Infinity], [{}], [['1']], [true]])(
    '%p is none',
    wire => {
      expect(['missing', 'not-a-number']).toContain(reasonFor(amount, wire));
    },
  );

  test('every double keeps the digits that it prints, never in exponent notation', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 1e-60, max: 1e60 }), value => {
        const plain = decimal.decode(value);
        expect(plain).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(plain)).toBe(value);
      }),
    );
  });

  test('a percent may carry its sign', () => {
    expect(percent.decode('+1.25%')).toBe('1.25');
    expect(percent.decode('-0.5 %')).toBe('-0.5');
  });
});

describe('amounts that a user sends are refused with a reason', () => {
  test.each<[unknown, FaultReason | 'fits']>([
    ['1.5', 'fits'],
    [1.5, 'fits'],
    ['0.000000000000000001', 'fits'],
    ['12345678901234567890', 'fits'],
    [undefined, 'missing'],
    [null, 'missing'],
    ['', 'missing'],
    ['0', 'not-positive'],
    ['0.000', 'not-positive'],
    ['-1', 'negative'],
    ['1e5', 'exponent'],
    ['1E-7', 'exponent'],
    [1e-7, 'exponent'],
    ['0.0000000000000000001', 'too-precise'],
    ['123456789012345678901', 'too-large'],
    ['9'.repeat(5000), 'too-large'],
    ['abc', 'not-a-number'],
    ['1,000', 'not-a-number'],
    [' 1', 'not-a-number'],
    ['+1', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['١', 'not-a-number'],
    [['1'], 'not-a-number'],
    [{}, 'not-a-number'],
    [true, 'not-a-number'],
  ])('%p: %s', (wire, reason) => {
    expect(reasonFor(givenAmount, wire)).toBe(reason);
  });

  test('zero is a price where it says "none"', () => {
    expect(givenPriceOrZero.decode('0')).toBe('0');
    expect(reasonFor(givenPriceOrZero, '-0.1')).toBe('negative');
  });

  test.each<[unknown, FaultReason | 'fits']>([
    ['10', 'fits'],
    [3, 'fits'],
    ['1.5', 'not-whole'],
    ['1.0', 'not-whole'],
    ['0', 'not-positive'],
    ['-2', 'negative'],
    ['1e3', 'exponent'],
    ['9999999999999', 'too-large'],
  ])('hands %p: %s', (wire, reason) => {
    expect(reasonFor(givenWhole, wire)).toBe(reason);
  });
});

test.each([
  ['1.010', '1.01'],
  ['100.00', '100'],
  ['0.500000000000000000', '0.5'],
  ['100', '100'],
  [1.5, '1.5'],
])('what a user sends as %p is kept and shown as %s', (wire, plain) => {
  expect(givenAmount.decode(wire)).toBe(plain);
  expect(givenPriceOrZero.decode(wire)).toBe(plain);
});

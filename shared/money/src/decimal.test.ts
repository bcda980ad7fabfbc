import * as fc from 'fast-check';
import { amount, decimal, decimalFromWire, isDecimal, parseDecimal } from './decimal';
import { aDecimal } from './testing/arbitrary';

describe('isDecimal', () => {
  test.each(['0', '1', '-1', '0.5', '-0.5', '10.00', '0.00012300', '99999999999999999999.999999999999'])(
    'takes %s',
    text => expect(isDecimal(text)).toBe(true),
  );
  test.each([
    '',
    ' ',
    '+1',
    '--1',
    '-0',
    '-0.00',
    '1e5',
    '1E5',
    '.5',
    '5.',
    '007',
    '1,5',
    '１',
    ' 1',
    '1 ',
    '0x10',
    'NaN',
    'Infinity',
    '1.2.3',
    '1\n',
  ])('refuses %j', text => expect(isDecimal(text)).toBe(false));
  test('refuses what is not text, and text too long to be an amount', () => {
    expect([1, null, undefined, {}, 1n].map(isDecimal)).toEqual([false, false, false, false, false]);
    expect(isDecimal('9'.repeat(81))).toBe(false);
  });
});

test('what code itself claims is a decimal throws when it is none', () => {
  expect(decimal('1.50')).toBe('1.50');
  expect(() => amount('1e5')).toThrow(RangeError);
  expect(parseDecimal('x')).toBeNull();
});

describe('decimalFromWire', () => {
  test.each([
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e-8, '0.000000015'],
    [1e21, '1000000000000000000000'],
    ['1.25E2', '125'],
    [12n, '12'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007.10', '7.10'],
    ['+3', '3'],
    [' 4 ', '4'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['-00.10', '-0.10'],
  ])('reads %p as %s', (wire, plain) => expect(decimalFromWire(wire)).toBe(plain));

  test.each([
    '',
    '.',
    '-',
    'abc',
    '1e999',
    '1,5',
    '0x1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    {},
    [],
    true,
  ])('gives null for %p', wire => expect(decimalFromWire(wire)).toBeNull());
  test('reads every finite number a server may send as what it says', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e30, max: 1e30 }), number => {
        fc.pre(number === 0 || Math.abs(number) > 1e-30);
        const plain = decimalFromWire(number);
        expect(Number(plain)).toBe(number === 0 ? 0 : number);
      }),
    );
  });
  test('leaves every decimal as it is', () => {
    fc.assert(fc.property(aDecimal(), value => expect(decimalFromWire(value)).toBe(value)));
  });
});

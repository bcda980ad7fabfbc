import * as fc from 'fast-check';
import { decimal, isDecimal } from './decimal';
import { formatNumber } from './format/number';
import { aDecimal } from './testing/arbitrary';
import { abs, strip } from './arithmetic';
import { normaliseWidth, typedDecimal, valueOfTyped } from './typed';

test('full-width digits become plain ones', () => {
  expect(normaliseWidth('１２３．４５')).toBe('123.45');
  expect(normaliseWidth('０。９')).toBe('0.9');
});

test('e, signs and special characters are refused (look.typed-numbers)', () => {
  expect(typedDecimal('1e5', 'en')).toBe('15');
  expect(typedDecimal('-3', 'en')).toBe('3');
  expect(typedDecimal('<b>7</b>', 'en')).toBe('7');
  expect(typedDecimal('1.2.3', 'en')).toBe('1.23');
  expect(typedDecimal('007', 'en')).toBe('7');
  expect(typedDecimal('0.1234567', 'en', 4)).toBe('0.1234');
  expect(typedDecimal('12.5', 'en', 0)).toBe('12');
});

test('a comma is a group, but in Spanish the point', () => {
  expect(typedDecimal('1,234.5', 'en')).toBe('1234.5');
  expect(typedDecimal('1.234,5', 'spa')).toBe('1234.5');
  expect(typedDecimal('1.5', 'spa')).toBe('1.5');
});

test.each([
  ['en', '1.234,56', '1234.56'],
  ['en', '0,5', '0.5'],
  ['en', '1,5', '1.5'],
  ['en', '0,123', '0.123'],
  ['en', '1,234', '1234'],
  ['en', '1,234,567', '1234567'],
  ['en', '$97,412.56 USDT', '97412.56'],
  ['en', '1.234.567', '1234567'],
  ['spa', '1,234.5', '1234.5'],
  ['spa', '1,234', '1.234'],
  ['spa', '1.234.567', '1234567'],
] as const)('pasted in %s, %s is %s', (language, text, value) => expect(typedDecimal(text, language)).toBe(value));

test('half-typed numbers have a value', () => {
  expect(valueOfTyped('1.')).toBe('1');
  expect(valueOfTyped('.5')).toBe('0.5');
  expect(valueOfTyped('.')).toBeNull();
  expect(valueOfTyped('')).toBeNull();
});

test('whatever is typed has a plain value or none', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const value = valueOfTyped(typedDecimal(text, 'en'));
      expect(value === null || isDecimal(value)).toBe(true);
    }),
  );
});

test('what we show can be pasted back', () => {
  fc.assert(
    fc.property(
      aDecimal().map(abs),
      fc.constantFrom('en' as const, 'zh' as const, 'jp' as const),
      (value, language) => {
        expect(valueOfTyped(typedDecimal(formatNumber(value, language), language))).toBe(strip(value));
      },
    ),
  );
  expect(valueOfTyped(typedDecimal(formatNumber(decimal('1234567.5'), 'spa'), 'spa'))).toBe('1234567.5');
});

import { type LanguageCode, LANGUAGES } from '@tradefloor/money';
import * as fc from 'fast-check';
import { typed, written } from './typing';

/** Types one character after another, as a user does. */
function type(keys: string, language: LanguageCode, scale?: number): string {
  let value = '';
  let caret = 0;
  for (const key of keys) {
    const shown = written(value, language);
    const text = shown.slice(0, caret) + key + shown.slice(caret);
    ({ value, caret } = typed({ text, caret: caret + key.length, key }, language, scale));
  }
  return value;
}

const paste = (text: string, language: LanguageCode, scale?: number) =>
  typed({ text, caret: text.length, key: null }, language, scale).value;

test.each(LANGUAGES)('in %s every key that means a point is one', language => {
  for (const key of ['.', ',', '．', '，', '。']) expect(type(`0${key}25`, language)).toBe('0.25');
  expect(type('1,2.5', language)).toBe('1.25');
});

test('what is pasted keeps its groups apart from its point', () => {
  expect(paste('1,234.5', 'en')).toBe('1234.5');
  expect(paste('1.234,5', 'spa')).toBe('1234.5');
});

test('e, signs and letters are refused, full-width digits are plain ones', () => {
  expect(type('1e5', 'en')).toBe('15');
  expect(type('-１２', 'jp')).toBe('12');
});

test('no digit is taken beyond the scale', () => {
  expect(type('0.123456', 'en', 4)).toBe('0.1234');
  expect(type('12.5', 'en', 0)).toBe('125');
});

test('the caret stays behind the digit that was typed', () => {
  expect(typed({ text: '12x345', caret: 3, key: 'x' }, 'en', undefined)).toEqual({ value: '12345', caret: 2 });
  expect(typed({ text: '129345', caret: 3, key: '9' }, 'en', undefined)).toEqual({ value: '129345', caret: 3 });
});

test('the caret is always within the value', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(20), fc.constantFrom<LanguageCode>('en', 'spa'), (text, at, language) => {
      const { value, caret } = typed({ text, caret: Math.min(at, text.length), key: null }, language, 4);
      expect(caret).toBeLessThanOrEqual(value.length);
      expect(value).toMatch(/^\d*(\.\d{0,4})?$/);
    }),
  );
});

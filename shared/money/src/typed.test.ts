import * as fc from 'fast-check';
import { abs, strip } from './arithmetic';
import { decimal } from './decimal';
import { LANGUAGES } from './format/language';
import { formatNumber } from './format/number';
import { aDecimal } from './testing/arbitrary';
import { grouped, normaliseWidth, readNumber, unreadable, unreadText, valueOfTyped } from './typed';

const read = (text: string, language: (typeof LANGUAGES)[number] = 'en', scale?: number) => {
  const reading = readNumber(text, language, scale);
  return reading.kind === 'read' ? reading.value : reading.why.kind;
};

test('full-width digits and marks become plain ones', () => {
  expect(normaliseWidth('１２３．４５')).toBe('123.45');
  expect(normaliseWidth('０。９')).toBe('0.9');
  expect(normaliseWidth('９７，０００、０００')).toBe('97,000,000');
});

test.each([
  ['97000', '97000'],
  ['97,000', '97000'],
  ['1,234,567.5', '1234567.5'],
  ['$97,412.56', '97412.56'],
  ['97,412.56 USDT', '97412.56'],
  ['≈ 12.5', '12.5'],
  ['0.5', '0.5'],
  ['.5', '.5'],
  ['12.', '12.'],
  ['007', '7'],
  ['\u202a97,000.5\u202c', '97000.5'],
  ['\u200e0.02\u200b', '0.02'],
  ['', ''],
  ['  ', ''],
])('in English %p is %p', (text, value) => expect(read(text)).toBe(value));

test.each([
  ['1,5', 'mark'],
  ['0,5', 'mark'],
  ['0,500', 'mark'],
  ['97,00', 'mark'],
  ['1.234,56', 'mark'],
  ['1.2.3', 'mark'],
  ['1,2345', 'mark'],
  ['12,34,567', 'mark'],
  ['1e-5', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['-3', 'not-a-number'],
  ['−3', 'not-a-number'],
  ['5k', 'not-a-number'],
  ['1 000', 'not-a-number'],
  ['1/2', 'not-a-number'],
  ['0x1f', 'not-a-number'],
  // Seen as 21.
  ['\u202e12', 'not-a-number'],
  ['<b>7</b>', 'not-a-number'],
  ['USDT', 'not-a-number'],
  ['.', 'not-a-number'],
])('in English %p is not read: %s', (text, why) => expect(read(text)).toBe(why));

test.each([
  ['1.234,5', '1234.5'],
  ['1.234', '1234'],
  ['0,5', '0.5'],
  ['1.5', 'mark'],
  ['1,234.5', 'mark'],
])('in Spanish %p is %p', (text, value) => expect(read(text, 'spa')).toBe(value));

test('more decimals than there can be are not cut off what came whole; zeros are none', () => {
  expect(read('0.12345', 'en', 4)).toBe('decimals');
  expect(read('0.12340', 'en', 4)).toBe('0.1234');
  expect(read('12.5', 'en', 0)).toBe('decimals');
  expect(read('12.0', 'en', 0)).toBe('12');
});

test('half-typed numbers have a value', () => {
  expect(valueOfTyped('1.')).toBe('1');
  expect(valueOfTyped('.5')).toBe('0.5');
  expect(valueOfTyped('.')).toBeNull();
  expect(valueOfTyped('')).toBeNull();
});

test('what can’t be read is no value, and comes back as it was', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(valueOfTyped(unreadable(text))).toBeNull();
      expect(unreadText(unreadable(text))).toBe(text);
    }),
  );
  expect(unreadText('1.5')).toBeNull();
});

test('what is shown reads back as what it shows, in every language', () => {
  fc.assert(
    fc.property(aDecimal().map(abs), fc.constantFrom(...LANGUAGES), (value, language) => {
      expect(valueOfTyped(read(formatNumber(value, language), language))).toBe(strip(value));
      expect(valueOfTyped(read(grouped(value, language), language))).toBe(decimal(value));
    }),
  );
});

test('no text is ever read as another number than its digits say', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,e\- ]{0,12}$/), fc.constantFrom(...LANGUAGES), (text, language) => {
      const reading = readNumber(text, language);
      const digits = (of: string) => of.replace(/\D/g, '').replace(/^0+/, '');
      expect(reading.kind === 'unread' || digits(reading.value) === digits(text)).toBe(true);
    }),
  );
});

import type { Decimal } from './amount';
import { parseDecimal } from './decimal';
import type { LanguageCode } from './format/language';

const FULL_WIDTH_ZERO = 0xff10;
const FULL_WIDTH = /[０-９．。，]/g;
const HALF: Readonly<Record<string, string>> = { '．': '.', '。': '.', '，': ',' };

/** Digits of Chinese and Japanese keyboards become plain ones. */
export function normaliseWidth(text: string): string {
  return text.replace(FULL_WIDTH, found => HALF[found] ?? String(found.charCodeAt(0) - FULL_WIDTH_ZERO));
}

/**
 * What a numeric field keeps of what was typed or pasted: digits and one point (look.typed-numbers: `e` is
 * refused, special characters are stripped). What is pasted may be written by the custom of another country.
 */
export function typedDecimal(text: string, language: LanguageCode, scale?: number): string {
  const kept = pointed(normaliseWidth(text), language).replace(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  const whole = (point < 0 ? kept : kept.slice(0, point)).replace(/^0+(?=\d)/, '');
  if (point < 0) return whole;
  const fraction = kept.slice(point + 1).replaceAll('.', '');
  if (scale === 0) return whole;
  return `${whole}.${scale === undefined ? fraction : fraction.slice(0, scale)}`;
}

const GROUPED = /^\D*[1-9]\d{0,2}(?:[.,]\d{3})+\D*$/;
const GROUPED_TWICE = /^\D*[1-9]\d{0,2}(?:[.,]\d{3}){2,}\D*$/;

/**
 * With the decimal sign as a point, and no groups. Of two different signs the later one is the decimal sign; one that
 * comes again between groups of three parts groups. A comma alone does so too where it can, but in Spanish it is the
 * decimal sign; a point alone is the decimal sign everywhere: numeric keypads have no comma.
 */
function pointed(text: string, language: LanguageCode): string {
  const comma = text.lastIndexOf(',');
  if (comma < 0) return GROUPED_TWICE.test(text) ? text.replaceAll('.', '') : text;
  const point = text.lastIndexOf('.');
  if (point > comma) return text.replaceAll(',', '');
  if (point >= 0) return text.replaceAll('.', '').replace(',', '.');
  const isGroups = language === 'spa' ? GROUPED_TWICE.test(text) : GROUPED.test(text);
  return isGroups ? text.replaceAll(',', '') : text.replace(',', '.');
}

/** The value of a field's text while it is being typed: `1.` is 1, `.5` is 0.5, nothing is null. */
export function valueOfTyped(text: string): Decimal | null {
  if (text === '.') return null;
  const whole = text.startsWith('.') ? `0${text}` : text;
  return parseDecimal(whole.endsWith('.') ? whole.slice(0, -1) : whole);
}

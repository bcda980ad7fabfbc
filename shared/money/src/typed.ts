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
 * What a numeric field keeps of what was typed or pasted: digits and one point (S1 §5: `e` is refused, S2 §5: special
 * characters are stripped). Commas separate groups, but in Spanish the comma is the point. A point typed in Spanish
 * stays one when there is no comma: numeric keypads have no comma.
 */
export function typedDecimal(text: string, language: LanguageCode, scale?: number): string {
  const plain = normaliseWidth(text);
  const pointed = language === 'spa' && plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  const kept = pointed.replace(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  const whole = (point < 0 ? kept : kept.slice(0, point)).replace(/^0+(?=\d)/, '');
  if (point < 0) return whole;
  const fraction = kept.slice(point + 1).replaceAll('.', '');
  if (scale === 0) return whole;
  return `${whole}.${scale === undefined ? fraction : fraction.slice(0, scale)}`;
}

/** The value of a field's text while it is being typed: `1.` is 1, `.5` is 0.5, nothing is null. */
export function valueOfTyped(text: string): Decimal | null {
  if (text === '.') return null;
  const whole = text.startsWith('.') ? `0${text}` : text;
  return parseDecimal(whole.endsWith('.') ? whole.slice(0, -1) : whole);
}

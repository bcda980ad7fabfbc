import type { Decimal } from '../amount';
import { scaleOf } from '../scaled';
import { cut, strip } from '../arithmetic';
import type { LanguageCode } from './language';
import { ALL_DIGITS, formatNumber } from './number';

/** look.bright-digits: what a place shows is bright, the further digits dimmed: none is dropped. */
export interface SplitDigits {
  readonly bright: string;
  readonly dimmed: string;
}

/**
 * `splitDigits('1234.56789', 'en', 2)` is `1,234.56` and `789`. Zeros pad up to `bright`, and are left off after it.
 */
export function splitDigits(value: Decimal, language: LanguageCode, bright: number): SplitDigits {
  const plain = strip(cut(value, ALL_DIGITS));
  const text = formatNumber(plain, language, { least: bright });
  const extra = scaleOf(plain) - bright;
  if (extra <= 0) return { bright: text, dimmed: '' };
  // Cutting at no decimals at all would leave the point behind.
  const from = text.length - extra - (bright === 0 ? 1 : 0);
  return { bright: text.slice(0, from), dimmed: text.slice(from) };
}

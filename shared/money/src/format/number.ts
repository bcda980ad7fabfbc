import type { Decimal } from '../amount';
import { type LanguageCode, LOCALES } from './language';

/*
 * `Intl` takes decimal strings exactly, and a cached formatter costs under 1 µs where a new one costs 27.
 * Digits beyond the maximum are cut, as everywhere: a balance never reads more than it is.
 * look.one-minus: signs come from here alone, and `Intl` writes the plain one in each of our languages.
 */

/** The most that every supported `Intl` allows (Node 20); amounts and prices have fewer. */
export const ALL_DIGITS = 20;
type DecimalText = `${number}`;
const formatters = new Map<string, Intl.NumberFormat>();

export function numberFormat(language: LanguageCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}|${options.notation ?? ''}|${options.signDisplay ?? ''}|${options.minimumFractionDigits ?? ''}|${options.maximumFractionDigits ?? ''}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  // Spanish would leave 1234 ungrouped beside 12.345, which misaligns a column.
  const made = new Intl.NumberFormat(LOCALES[language], { useGrouping: 'always', roundingMode: 'trunc', ...options });
  formatters.set(key, made);
  return made;
}

export function exactly(value: Decimal): DecimalText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every Decimal is such a text, but its brand hides it
  return value as string as DecimalText;
}

export interface Digits {
  /** Zeros are added up to here. */
  readonly least?: number;
  /** Digits after these are cut. All are shown when left out. */
  readonly most?: number;
}

/** `formatNumber('1234.5', 'en', { least: 2 })` is `1,234.50`. */
export function formatNumber(
  value: Decimal,
  language: LanguageCode,
  { least = 0, most = ALL_DIGITS }: Digits = {},
): string {
  const format = numberFormat(language, {
    minimumFractionDigits: Math.min(least, most),
    maximumFractionDigits: most,
    signDisplay: 'negative',
  });
  return format.format(exactly(value));
}

/** A change or a profit: always with its sign, none on zero. */
export function formatSigned(value: Decimal, language: LanguageCode, decimals = 2): string {
  return signed(language, decimals).format(exactly(value));
}

/** A change in percent, which the wire already sends as one: `+1.25%`. */
export function formatChange(percent: Decimal, language: LanguageCode, decimals = 2): string {
  return withPercentSign(formatSigned(percent, language, decimals), language);
}

/** A share or a rate: `0.1%`. */
export function formatPercent(percent: Decimal, language: LanguageCode, digits?: Digits): string {
  return withPercentSign(formatNumber(percent, language, digits), language);
}

// Spanish sets a space before the sign.
const withPercentSign = (text: string, language: LanguageCode): string =>
  language === 'spa' ? `${text}\u00a0%` : `${text}%`;

function signed(language: LanguageCode, decimals: number): Intl.NumberFormat {
  return numberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  });
}

/** Volumes: `1.70 B`, `17.71亿`. Read from the string, so that no digit is off; as many decimals in all rows of a column. */
export function formatCompact(value: Decimal, language: LanguageCode, decimals = 2, least = decimals): string {
  const format = numberFormat(language, {
    notation: 'compact',
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
  });
  const text = format.format(exactly(value));
  return language === 'en' ? text.replace(/(\d)([A-Z])/, '$1\u00a0$2') : text;
}

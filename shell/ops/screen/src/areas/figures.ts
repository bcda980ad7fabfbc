import { decimalFromWire, formatNumber, type LanguageCode, ZERO } from '@tradefloor/money';

type Told = number | null | undefined;

/** Null where no browser has told anything. */
type Shown = string | null;

const isTold = (value: Told): value is number => value !== null && value !== undefined;

export const counted = (value: Told): Shown => (isTold(value) ? String(value) : null);

/** From ten seconds on in seconds, which no column is too narrow for. */
export function milliseconds(value: Told, language: LanguageCode): Shown {
  if (!isTold(value)) return null;
  return value < 10_000 ? `${value} ms` : `${toATenth(Math.floor(value / 100) / 10, language)} s`;
}

/** Layout shift, as far as the web tells it. */
export const thousandths = (value: Told, language: LanguageCode): Shown =>
  isTold(value) ? rounded(value / 1000, language, 3) : null;

export function share(part: Told, whole: Told, language: LanguageCode): Shown {
  return !isTold(part) || !isTold(whole) || whole === 0 ? null : percent((part / whole) * 100, language);
}

/** Of a hundred, to a tenth. */
export const percent = (value: number, language: LanguageCode): string =>
  `${toATenth(Math.round(value * 10) / 10, language)} %`;

const toATenth = (value: number, language: LanguageCode): string => rounded(value, language, 1);

const rounded = (value: number, language: LanguageCode, digits: number): string =>
  formatNumber(decimalFromWire(value) ?? ZERO, language, { least: digits, most: digits });

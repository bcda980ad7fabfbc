import { withoutTrunkZero } from '@tradefloor/contract';

/** The product's own area code: a number that comes without a country is Chinese. */
const HOME = '86';
/** Written down with spaces, hyphens, dots and brackets; the country by `+`, by `00`, or apart from it. */
const WRITTEN = /^\+?[\d\s().-]+$/;
const CHINESE = /^\+861\d{10}$/;
/** After `+44` or `+380`; behind a code of one digit nobody dials a 0. */
const CODE_ENDS = [3, 4];
const E164 = /^\+[1-9]\d{4,14}$/;

const codeOf = (countryCode: string): string => countryCode.replace(/^\+/, '');

/** As E.164: `138 0013 8000` and `+86 138…` are one phone, `+49 138…` and `+49 (0)138…` another. Null for what is no number. */
export function fullNumber(written: string, countryCode: string = HOME): string | null {
  const digits = written.replace(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+');
  if (!WRITTEN.test(written) || !/^\+?\d+$/.test(digits)) return null;
  if (digits.startsWith('+')) return withoutTrunkZero(digits);
  const code = codeOf(countryCode);
  return code === HOME && /^861\d{10}$/.test(digits) ? `+${digits}` : withoutTrunkZero(`+${code}${digits}`);
}

/** account.phone-numbers. */
export const isPhone = (full: string): boolean => (full.startsWith(`+${HOME}`) ? CHINESE : E164).test(full);

/** As it was stored when the 0 that is dialled at home was taken for a part of it; empty where none is. */
export function withTrunkZero(full: string): string {
  const written = CODE_ENDS.map(end => `${full.slice(0, end)}0${full.slice(end)}`);
  return written.find(number => withoutTrunkZero(number) === full) ?? '';
}

export const isOfCountry = (full: string, countryCode: string): boolean => full.startsWith(`+${codeOf(countryCode)}`);

/** `+86138****8000`: enough for its owner to know it again. */
export const maskedPhone = (full: string): string => `${full.slice(0, -8)}****${full.slice(-4)}`;

import { type Amount, branded, type Decimal, type Price } from './amount';

/** Longer than any balance; keeps hostile input from becoming a huge integer. */
const MAX_LENGTH = 80;
const PLAIN = /^(?!-0(?:\.0*)?$)-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** What older servers send: numbers through `String()`, `.5`, `5.`, `007`, `+1`, `1e-7`. */
const LOOSE = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i;

/** Of any unit. */
export const ZERO: Amount & Price = branded('0');

/** Plain notation only: no exponent, no plus, no leading zeros, no spaces, no negative zero. */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && value.length <= MAX_LENGTH && PLAIN.test(value);
}

/** For what the code itself says is one; text from a user or a wire goes through `parseDecimal` or `decimalFromWire`. */
export function decimal(text: string): Decimal {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal: ${text.slice(0, MAX_LENGTH)}`);
  return text;
}
export const amount = (text: string): Amount => branded(decimal(text));
export const price = (text: string): Price => branded(decimal(text));

export function parseDecimal(text: string): Decimal | null {
  return isDecimal(text) ? text : null;
}

/** Tolerant, for the edge alone (contract codecs): accepts what old servers send and gives the plain form, or null. */
export function decimalFromWire(value: unknown): Decimal | null {
  if (isDecimal(value)) return value;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return null;
  const text = String(value).trim();
  const found = text.length <= MAX_LENGTH ? LOOSE.exec(text) : null;
  if (!found) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found;
  if (whole + fraction === '') return null;
  const plain = shifted(whole, fraction, Number.parseInt(exponent, 10));
  const parsed = sign === '-' && /[1-9]/.test(plain) ? `-${plain}` : plain;
  return parseDecimal(parsed);
}

function shifted(whole: string, fraction: string, exponent: number): string {
  const left = exponent < 0 ? whole.padStart(1 - exponent, '0') : whole;
  const right = exponent > 0 ? fraction.padEnd(exponent, '0') : fraction;
  const digits = left + right;
  const point = left.length + exponent;
  const rest = digits.slice(point);
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  return rest === '' ? integer : `${integer}.${rest}`;
}

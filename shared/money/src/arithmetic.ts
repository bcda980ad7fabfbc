import { branded, type Decimal } from './amount';
import { ZERO } from './decimal';
import { type Cut, divide, fromScaled, powerOfTen, scaleOf, toScaled } from './scaled';

/*
 * Exact: sums and products keep every digit, trailing zeros dropped. Only `div` and `cut` lose digits, and both
 * are told how many to keep. The brand of the first operand is kept, so that a price plus a price is a price.
 */

const widest = (a: Decimal, b: Decimal): number => Math.max(scaleOf(a), scaleOf(b));

export function add<Value extends Decimal>(a: Value, b: Decimal): Value {
  const scale = widest(a, b);
  return branded(trimmed(toScaled(a, scale) + toScaled(b, scale), scale));
}

export function sub<Value extends Decimal>(a: Value, b: Decimal): Value {
  const scale = widest(a, b);
  return branded(trimmed(toScaled(a, scale) - toScaled(b, scale), scale));
}

export function mul<Value extends Decimal>(a: Value, b: Decimal): Value {
  const scaleA = scaleOf(a);
  const scaleB = scaleOf(b);
  return branded(trimmed(toScaled(a, scaleA) * toScaled(b, scaleB), scaleA + scaleB));
}

/** Throws on zero, as integers do: what a caller means by a missing price is its own question. */
export function div<Value extends Decimal>(a: Value, b: Decimal, scale: number, cut: Cut = 'zero'): Value {
  const common = widest(a, b);
  return branded(trimmed(divide(toScaled(a, common) * powerOfTen(scale), toScaled(b, common), cut), scale));
}

export function neg<Value extends Decimal>(a: Value): Value {
  return a.startsWith('-') || isZero(a) ? abs(a) : branded(`-${a}`);
}

export function abs<Value extends Decimal>(a: Value): Value {
  return a.startsWith('-') ? branded(a.slice(1)) : a;
}

export function sum<Value extends Decimal>(values: Iterable<Value>): Value {
  let total = branded<Value>(ZERO);
  for (const value of values) total = add(total, value);
  return total;
}

export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = widest(a, b);
  const left = toScaled(a, scale);
  const right = toScaled(b, scale);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
export const isZero = (a: Decimal): boolean => !/[1-9]/.test(a);
export const isPositive = (a: Decimal): boolean => !a.startsWith('-') && !isZero(a);
export const isNegative = (a: Decimal): boolean => a.startsWith('-');
export const sign = (a: Decimal): -1 | 0 | 1 => (isNegative(a) ? -1 : isZero(a) ? 0 : 1);

export function min<Value extends Decimal>(a: Value, b: Value): Value {
  return compare(a, b) <= 0 ? a : b;
}
export function max<Value extends Decimal>(a: Value, b: Value): Value {
  return compare(a, b) >= 0 ? a : b;
}

/** At most `scale` decimals; cut toward zero unless told otherwise, never rounded. */
export function cut<Value extends Decimal>(value: Value, scale: number, toward: Cut = 'zero'): Value {
  if (scaleOf(value) <= scale) return value;
  return branded(trimmed(toScaled(value, scale, toward), scale));
}

/** Exactly `scale` decimals, zeros added: for what is sent with a fixed scale. */
export function fixed<Value extends Decimal>(value: Value, scale: number, toward: Cut = 'zero'): Value {
  return branded(fromScaled(toScaled(value, scale, toward), scale));
}

/** `percent` percent of `value`, exactly. */
export function percentOf<Value extends Decimal>(value: Value, percent: Decimal): Value {
  const scale = scaleOf(value) + scaleOf(percent);
  const product = toScaled(value, scaleOf(value)) * toScaled(percent, scaleOf(percent));
  return branded(trimmed(product, scale + 2));
}

/** Whether all digits of `value` are within `scale`: finer amounts are refused, not rounded. */
export function fits(value: Decimal, scale: number): boolean {
  return scaleOf(strip(value)) <= scale;
}

/** Whether `value` is a whole number of `step`s, as in "multiples of 100". */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  const scale = widest(value, step);
  return toScaled(value, scale) % toScaled(step, scale) === 0n;
}

const ZERO_SIGN = 48;
const POINT = 46;

/** Without trailing zeros: `1.50` and `1.5` are one level. */
export function strip<Value extends Decimal>(value: Value): Value {
  if (!value.includes('.')) return value;
  let end = value.length;
  while (value.charCodeAt(end - 1) === ZERO_SIGN) end -= 1;
  if (value.charCodeAt(end - 1) === POINT) end -= 1;
  return end === value.length ? value : branded(value.slice(0, end));
}

function trimmed(units: bigint, scale: number): Decimal {
  return strip(fromScaled(units, scale));
}

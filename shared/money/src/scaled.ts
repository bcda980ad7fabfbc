import { branded, type Decimal } from './amount';

/**
 * A decimal as `units × 10^-scale`: what the hot paths compute with. Both halves of every sum share one scale,
 * so that comparing and adding are plain integer operations.
 */
export type Scaled = bigint;

/** Where digits that do not fit go: toward zero, toward minus infinity, or toward plus infinity. */
export type Cut = 'zero' | 'down' | 'up';

const powers: bigint[] = [1n];
export function powerOfTen(exponent: number): bigint {
  for (let next = powers.length; next <= exponent; next += 1) powers[next] = (powers[next - 1] ?? 1n) * 10n;
  return powers[exponent] ?? 10n ** BigInt(exponent);
}

export function scaleOf(value: Decimal): number {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
}

/** Exact when `scale` holds all digits; what does not fit is cut. */
export function toScaled(value: Decimal, scale: number, cut: Cut = 'zero'): Scaled {
  const point = value.indexOf('.');
  if (point < 0) return BigInt(value) * powerOfTen(scale);
  const decimals = value.length - point - 1;
  const units = BigInt(value.slice(0, point) + value.slice(point + 1));
  return decimals <= scale ? units * powerOfTen(scale - decimals) : divide(units, powerOfTen(decimals - scale), cut);
}

/** Always with `scale` decimals: `fromScaled(15n, 2)` is `0.15`, `fromScaled(100n, 2)` is `1.00`. */
export function fromScaled(units: Scaled, scale: number): Decimal {
  if (scale === 0) return branded(String(units));
  const negative = units < 0n;
  const digits = String(negative ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return branded(`${negative ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`);
}

export function divide(dividend: bigint, divisor: bigint, cut: Cut = 'zero'): bigint {
  const quotient = dividend / divisor;
  if (cut === 'zero' || quotient * divisor === dividend) return quotient;
  const negative = dividend < 0n !== divisor < 0n;
  if (cut === 'down') return negative ? quotient - 1n : quotient;
  return negative ? quotient : quotient + 1n;
}

/** The same value at another scale; digits that do not fit are cut. */
export function rescale(units: Scaled, from: number, to: number, cut: Cut = 'zero'): Scaled {
  return to >= from ? units * powerOfTen(to - from) : divide(units, powerOfTen(from - to), cut);
}

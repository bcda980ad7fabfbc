/** Whole numbers of up to this are exact in a double, so that keys can stand in plain arrays of numbers. */
const LARGEST = Number.MAX_SAFE_INTEGER;
const POINT = 46;
const ZERO = 48;

const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** `NaN` when the price has digits beyond `scale`, or more digits than a key can hold. */
export function priceKey(price: string, scale: number): number {
  let key = 0;
  let decimals = -1;
  for (let at = 0; at < price.length; at += 1) {
    const code = price.charCodeAt(at);
    if (code === POINT) {
      decimals = 0;
      continue;
    }
    if (decimals === scale) {
      // `1.500` at two decimals is still `1.50`: what follows must be zeros.
      if (code !== ZERO) return Number.NaN;
      continue;
    }
    key = key * 10 + (code - ZERO);
    if (decimals >= 0) decimals += 1;
  }
  key *= powers[scale - Math.max(decimals, 0)] ?? Number.NaN;
  return key <= LARGEST ? key : Number.NaN;
}

/** The decimals that count: `1.50` has one. */
export function decimalsOf(price: string): number {
  const point = price.indexOf('.');
  if (point < 0) return 0;
  let end = price.length;
  while (price.charCodeAt(end - 1) === ZERO) end -= 1;
  return Math.max(0, end - point - 1);
}

export function rescaleKey(key: number, by: number): number {
  const scaled = key * (powers[by] ?? Number.NaN);
  return Math.abs(scaled) <= LARGEST ? scaled : Number.NaN;
}

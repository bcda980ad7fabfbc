import { decimalFromWire, formatCompact, formatNumber, type LanguageCode } from '@tradefloor/money';

/** A tick of an axis: a float to begin with, so that it is cut to the digits it stands for. */
export function axisText(value: number, language: LanguageCode, decimals: number): string {
  const tick = decimalFromWire(Math.round(value * 10 ** decimals) / 10 ** decimals);
  if (tick === null) return '';
  return Math.abs(value) >= 10_000_000
    ? formatCompact(tick, language, 2, 0)
    : formatNumber(tick, language, { least: decimals, most: decimals });
}

import type { LanguageCode, Quote } from '@tradefloor/contract';
import { DEFAULT_PRICE_SCALE, formatNumber, isPositive, type Price } from '@tradefloor/money';

/** With all decimals of the pair's scale, so that a column of one pair never jumps. A price of zero: nothing traded yet. */
export function priceText(price: Price, { priceScale }: Quote, language: LanguageCode): string {
  if (!isPositive(price)) return '—';
  const decimals = String(priceScale ?? DEFAULT_PRICE_SCALE).length - 1;
  return formatNumber(price, language, { least: decimals });
}

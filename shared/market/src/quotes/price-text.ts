import type { LanguageCode, Quote } from '@tradefloor/contract';
import { decimalsOfScale, DEFAULT_PRICE_SCALE, formatNumber, isPositive, type Price } from '@tradefloor/money';

type Scaled = Pick<Quote, 'priceScale'>;

/** The pair's own, or the default of spot.price-scale. */
export const priceDecimals = ({ priceScale }: Scaled): number => decimalsOfScale(priceScale ?? DEFAULT_PRICE_SCALE);

/** With all decimals of the pair's scale, so that a column of one pair never jumps. A price of zero: nothing traded yet. */
export function priceText(price: Price, pair: Scaled, language: LanguageCode): string {
  return isPositive(price) ? formatNumber(price, language, { least: priceDecimals(pair) }) : '—';
}

import { cut, decimal, type Decimal, div, FIAT_DECIMALS, isPositive, mul, type Price, sub } from '@tradefloor/money';

export const DOLLAR = 'USDT';

/** The market's price of a currency in CNY, to the cent; a dollar is worth the rate itself. */
export function yuanPriceOf(currency: string, inDollars: Price | null, rate: Decimal | null): Decimal | null {
  if (rate === null || !isPositive(rate)) return null;
  if (currency === DOLLAR) return rate;
  return inDollars === null || !isPositive(inDollars) ? null : cut(mul(inDollars, rate), FIAT_DECIMALS);
}

const PERCENT = decimal('100');

/** How far a price is from the market's, in percent of that; null while the market's is not known. */
export function distanceOf(price: Decimal, market: Decimal | null): Decimal | null {
  if (market === null || !isPositive(market)) return null;
  return div(mul(sub(price, market), PERCENT), market, 2);
}

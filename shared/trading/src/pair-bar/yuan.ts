import type { SpotDeal } from '@tradefloor/contract';
import { cut, type Decimal, div, isPositive, mul, type Price } from '@tradefloor/money';

const MONEY_DECIMALS = 2;
const RATIO_DECIMALS = 12;

/**
 * What a price is worth in CNY now: its pair's ratio of CNY to price, as the server last said it, on the newest price.
 * Small prices need more than two decimals, and then have as many as tell something.
 */
export function yuanOf(
  price: Price,
  deal: Pick<SpotDeal, 'lastPrice' | 'cnyPrice' | 'exchangeRate'>,
  isDollar: boolean,
) {
  const ratio = yuanRatio(deal, isDollar);
  if (ratio === null || !isPositive(price)) return null;
  const worth = mul(price, ratio);
  return cut(worth, isPositive(cut(worth, 0)) ? MONEY_DECIMALS : MONEY_DECIMALS * 3);
}

/** The exchange rate is that of a dollar; `cny_price` has two decimals, too few for a cheap coin. */
function yuanRatio(
  { lastPrice, cnyPrice, exchangeRate }: Pick<SpotDeal, 'lastPrice' | 'cnyPrice' | 'exchangeRate'>,
  isDollar: boolean,
): Decimal | null {
  if (isDollar && exchangeRate !== null && isPositive(exchangeRate)) return exchangeRate;
  if (cnyPrice === null || !isPositive(cnyPrice) || !isPositive(lastPrice)) return null;
  return div(cnyPrice, lastPrice, RATIO_DECIMALS);
}

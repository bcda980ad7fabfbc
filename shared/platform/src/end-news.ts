import type { LanguageCode, LeverageEnd, LeverageOrder, MicroOrder } from '@tradefloor/contract';
import {
  abs,
  add,
  type Amount,
  formatNumber,
  formatSigned,
  isZero,
  scaleOf,
  sign,
  stopAt,
  ZERO,
} from '@tradefloor/money';

export type EndNews = Exclude<LeverageEnd, 'owner'>;

/**
 * Why a position was closed, or an entrust is no more, without its owner; null where they did it. A server that does not
 * say is read by the stops: that an account was liquidated is not guessed.
 */
export function endNewsOf(ended: Omit<LeverageOrder, 'id'>): EndNews | null {
  const { endedBy, status, price } = ended;
  if (endedBy !== undefined) return endedBy === 'owner' ? null : endedBy;
  return status === 'closed' ? stopAt(ended, price) : null;
}

export const endPrice = ({ price }: Pick<LeverageOrder, 'price'>, language: LanguageCode): string =>
  formatNumber(price, language, { least: scaleOf(price) });

/** What they brought together: `-976.55 USDT`. */
export function endProfit(
  ended: ReadonlyArray<Pick<LeverageOrder, 'profit' | 'symbol'>>,
  language: LanguageCode,
): string {
  const quote = ended[0]?.symbol.split('/')[1] ?? '';
  const profit = ended.reduce<Amount>((sum, order) => add(sum, order.profit), ZERO);
  return `${formatSigned(profit, language, quote === 'USDT' ? 2 : 8)} ${quote}`;
}

export type ResultNews = 'won' | 'lost' | 'even';

/** Null where the server does not say: who knows the prices tells it. */
export function resultNewsOf({ result }: Pick<MicroOrder, 'result'>): ResultNews | null {
  if (result === null) return null;
  if (isZero(result)) return 'even';
  return sign(result) > 0 ? 'won' : 'lost';
}

/** What was won or lost: `82 USDT`. */
export const resultSum = (
  { result, currencyName }: Pick<MicroOrder, 'result' | 'currencyName'>,
  language: LanguageCode,
): string => `${formatNumber(abs(result ?? ZERO), language)} ${currencyName}`;

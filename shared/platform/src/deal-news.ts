import type { C2cOrder, LanguageCode } from '@tradefloor/contract';
import { FIAT_DECIMALS, formatNumber } from '@tradefloor/money';

export type OrderNews = 'taken' | 'taken-to-pay' | 'paid' | 'released' | 'cancelled';

/** What of an order's step is news to the user, who knows of those that they took themselves. */
export function orderNewsOf({
  side,
  status,
  isAdvertOwner,
}: Pick<C2cOrder, 'side' | 'status' | 'isAdvertOwner'>): OrderNews | null {
  switch (status) {
    case 'unpaid':
      return isAdvertOwner ? (side === 'buy' ? 'taken-to-pay' : 'taken') : null;
    case 'paid':
      return side === 'sell' ? 'paid' : null;
    case 'finished':
      return side === 'buy' ? 'released' : null;
    case 'cancelled':
      return side === 'sell' ? 'cancelled' : null;
    default:
      return status satisfies never;
  }
}

/** Of a notice on an order between members: newer news of the same takes its place. */
export const aboutOrder = (id: string): string => `c2c order ${id}`;

export interface OrderFigures {
  /** `100 USDT` */
  readonly coins: string;
  /** `¥ 713.00` */
  readonly money: string;
}

export const orderFigures = (
  { amount, currencyName, money }: Pick<C2cOrder, 'amount' | 'currencyName' | 'money'>,
  language: LanguageCode,
): OrderFigures => ({
  coins: `${formatNumber(amount, language)} ${currencyName}`,
  money: `¥ ${formatNumber(money, language, { least: FIAT_DECIMALS })}`,
});

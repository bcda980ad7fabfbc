import type { AcceptorDeal, C2cOrder, LanguageCode } from '@tradefloor/contract';
import { ACCEPTOR_CONFIRMS_AFTER_MS, type Amount, FIAT_DECIMALS, formatNumber } from '@tradefloor/money';

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

export type AcceptorNews = 'deposit-asked' | 'withdrawal-asked' | 'sent' | 'deposited' | 'withdrawn' | 'refused';

/** The same of a deal with an acceptor, for the side that it is told to. */
export function acceptorNewsOf(deal: Omit<AcceptorDeal, 'id'>): AcceptorNews | null {
  const { side, status, transferredAt, inRuling } = deal;
  const isDeposit = side === 'buy';
  if (status === 'waiting') {
    // What is said of a ruling tells of it.
    if (inRuling === true) return null;
    if (deal.isServing !== true) return transferredAt === null ? null : 'sent';
    return transferredAt !== null ? null : isDeposit ? 'deposit-asked' : 'withdrawal-asked';
  }
  if (status === 'refused') return deal.isServing === true ? null : 'refused';
  if (isDeposit) return deal.isServing === true ? null : 'deposited';
  return deal.isServing === true || confirmedItself(deal) ? 'withdrawn' : null;
}

/** c2c.acceptor-confirms: who did not confirm it is told as well. */
const confirmedItself = ({ transferredAt, updatedAt }: Pick<AcceptorDeal, 'transferredAt' | 'updatedAt'>): boolean =>
  transferredAt !== null && updatedAt !== null && updatedAt - transferredAt >= ACCEPTOR_CONFIRMS_AFTER_MS;

/** Of a notice on an order between members: newer news of the same takes its place. */
export const aboutOrder = (id: string): string => `c2c order ${id}`;

/** … and on a deal with an acceptor. */
export const aboutDeal = (id: string): string => `acceptor deal ${id}`;

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
  money: yuanOf(money, language),
});

/** What is paid for a deal with an acceptor: `¥ 705.31`. */
export const dealMoney = ({ toPay, money }: Pick<AcceptorDeal, 'toPay' | 'money'>, language: LanguageCode): string =>
  yuanOf(toPay ?? money, language);

const yuanOf = (money: Amount, language: LanguageCode): string =>
  `¥ ${formatNumber(money, language, { least: FIAT_DECIMALS })}`;

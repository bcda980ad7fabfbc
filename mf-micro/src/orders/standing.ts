import type { MicroOrder } from '@tradefloor/contract';
import { type Amount, compare, isZero, microProfit, neg, type Price, sign, ZERO } from '@tradefloor/money';

/** How an order would end at a price. */
export type Standing = 'winning' | 'losing' | 'level';

type Bet = Pick<MicroOrder, 'direction' | 'openPrice'>;

export function standingAt({ direction, openPrice }: Bet, price: Price): Standing {
  const moved = compare(price, openPrice);
  if (moved === 0) return 'level';
  return moved > 0 === (direction === 'up') ? 'winning' : 'losing';
}

/** micro.open-profit: what it brings then; its number comes back, is lost, or is returned. */
export function resultOf(
  { amount, profitRatio }: Pick<MicroOrder, 'amount' | 'profitRatio'>,
  standing: Standing,
): Amount {
  if (standing === 'level') return ZERO;
  return standing === 'winning' ? microProfit(amount, profitRatio) : neg(amount);
}

export type Outcome = 'won' | 'lost' | 'even';

/** How one has ended. A server that does not say the result has said the prices. */
export function outcomeOf(order: MicroOrder): { readonly outcome: Outcome; readonly result: Amount } {
  const result = order.result ?? resultOf(order, standingAt(order, order.endPrice));
  if (isZero(result)) return { outcome: 'even', result: ZERO };
  return { outcome: sign(result) > 0 ? 'won' : 'lost', result };
}

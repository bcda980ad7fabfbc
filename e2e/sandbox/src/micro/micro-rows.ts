import { asId, asInstant, type MicroOrder as MicroRow } from '@tradefloor/contract';
import { ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import { findCurrency } from '../market/currency';
import { symbolOf } from '../market/pair';
import type { MicroOrder } from './outcome';

/** An order as its owner sees it now: due, and not settled yet, it is being closed. */
export function rowOf(core: Core, order: MicroOrder): MicroRow {
  const pair = core.hall.withId(order.pair_id)?.pair;
  const remainingMs = Math.max(0, order.due_at - core.clock.now());
  return {
    id: asId(order.id),
    pairId: asId(order.pair_id),
    symbol: pair ? symbolOf(pair) : '',
    seconds: order.seconds,
    amount: order.number,
    currencyId: asId(order.currency_id),
    currencyName: findCurrency(order.currency_id)?.name ?? '',
    openPrice: order.open_price,
    endPrice: order.end_price ?? ZERO,
    direction: order.direction,
    status: order.state === 'closed' ? 'closed' : remainingMs === 0 ? 'closing' : 'open',
    profitRatio: order.profit_ratio,
    remainingMs: order.state === 'closed' ? 0 : remainingMs,
    result: order.result,
    fee: order.fee,
    createdAt: asInstant(order.created_at),
  };
}

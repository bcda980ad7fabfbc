import { asId, asInstant, type Instant, type LeverageOrder as LeverageRow } from '@tradefloor/contract';
import { fixed, isPositive, type Price, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import { symbolOf } from '../market/pair';
import { idOf, markPriceIn } from '../market/quotes';
import type { LeverageOrder } from './leverage-order';
import { marketOfOrder, profitNow } from './margin-account';

/** An order as its owner sees it now. */
export function rowOf(core: Core, order: LeverageOrder, status: LeverageRow['status'] = order.state): LeverageRow {
  const market = marketOfOrder(core, order);
  const { pair } = market;
  // As it was typed it may have fewer digits than the prices beside it.
  const inDigits = (price: Price): Price => (isPositive(price) ? fixed(price, pair.priceScale) : price);
  const isLive = order.state === 'open' || order.state === 'pending';
  return {
    id: asId(order.id),
    direction: order.direction,
    symbol: symbolOf(pair),
    currencyId: idOf(pair.base),
    legalId: idOf(pair.quote),
    hands: order.hands,
    multiplier: order.multiplier,
    quantity: order.quantity,
    originPrice: inDigits(order.origin_price),
    openPrice: order.open_price ?? ZERO,
    price: isLive ? markPriceIn(market) : inDigits(order.close_price ?? order.origin_price),
    takeProfit: inDigits(order.take_profit),
    stopLoss: inDigits(order.stop_loss),
    stopBy: order.stop_by,
    originMargin: order.origin_margin,
    margin: order.margin,
    fee: order.fee,
    overnight: order.overnight,
    profit: order.state === 'open' ? profitNow(core, order) : (order.profit ?? ZERO),
    openedAt: instantOf(order.opened_at),
    handledAt: instantOf(order.handled_at),
    completedAt: instantOf(order.closed_at),
    createdAt: asInstant(order.created_at),
    status,
    ...(order.ended_by === null ? {} : { endedBy: order.ended_by }),
  };
}

const instantOf = (at: number | null): Instant | null => (at === null ? null : asInstant(at));

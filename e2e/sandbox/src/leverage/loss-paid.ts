import type { LeverageEnd } from '@tradefloor/contract';
import { add, isNegative, type Price } from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { symbolOf } from '../market/pair';
import { closePosition } from './end-order';
import { type LeverageOrder, profitAt } from './leverage-order';
import { marginAccount, marketOfOrder, type PriceIn, winnersFirst } from './margin-account';
import { availableFor } from './settlement';

/**
 * leverage.loss-paid: what is lost beyond the margin and what is available is the house's only where nothing else of the
 * account is open: what others have won is there once they are closed, and not before.
 */
export function mayClose(core: Core, position: LeverageOrder, price: Price): boolean {
  const { quote } = marketOfOrder(core, position).pair;
  const there = add(position.margin, availableFor(core, position));
  if (!isNegative(add(there, profitAt(position, price, quote.scale)))) return true;
  return othersOf(core, position).length === 0;
}

/** A stop asks nobody: what it needs of others' profits is closed for it. */
export function closeAtStop(
  core: Core,
  deed: Deed,
  position: LeverageOrder,
  { price, by, priceIn }: { readonly price: Price; readonly by: LeverageEnd; readonly priceIn: PriceIn },
): void {
  for (const other of winnersFirst(core, othersOf(core, position), priceIn)) {
    if (mayClose(core, position, price)) break;
    const market = marketOfOrder(core, other);
    if (market.breaker.isPaused(deed.at)) continue;
    closePosition(core, deed, other, { price: priceIn(market), by: 'liquidation' });
    core.inbox.leave(deed, other.member_id, 'positionPaidForStop', { symbol: symbolOf(market.pair) });
  }
  if (mayClose(core, position, price)) closePosition(core, deed, position, { price, by });
}

function othersOf(core: Core, position: LeverageOrder): LeverageOrder[] {
  const { quote } = marketOfOrder(core, position).pair;
  return marginAccount(core, position.member_id, quote.id).positions.filter(({ id }) => id !== position.id);
}

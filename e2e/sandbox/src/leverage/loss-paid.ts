import type { LeverageEnd } from '@tradefloor/contract';
import { add, isNegative, type Price } from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { symbolOf } from '../market/pair';
import { closePosition, revokeEntrust } from './end-order';
import { type LeverageOrder, profitAt } from './leverage-order';
import { marginAccount, marketOfOrder, type PriceIn, winnersFirst } from './margin-account';
import { availableFor } from './settlement';

interface Ending {
  readonly price: Price;
  readonly by: LeverageEnd;
}

/**
 * leverage.loss-paid: what is lost beyond the margin and what is available is the house's only where nothing else of the
 * account is open: what others have won is there once they are closed, and not before. Answers whether it was closed.
 */
export function closePaid(core: Core, deed: Deed, position: LeverageOrder, ending: Ending): boolean {
  if (!isPaid(core, position, ending.price)) {
    if (othersOf(core, position).length > 0) return false;
    giveBackFor(core, deed, position, ending.price);
  }
  closePosition(core, deed, position, ending);
  return true;
}

/** A stop asks nobody: what it needs of entrusts and of others' profits ends for it. */
export function closeAtStop(
  core: Core,
  deed: Deed,
  position: LeverageOrder,
  { priceIn, ...ending }: Ending & { readonly priceIn: PriceIn },
): void {
  giveBackFor(core, deed, position, ending.price);
  for (const other of winnersFirst(core, othersOf(core, position), priceIn)) {
    if (isPaid(core, position, ending.price)) break;
    const market = marketOfOrder(core, other);
    if (market.breaker.isPaused(deed.at)) continue;
    closePosition(core, deed, other, { price: priceIn(market), by: 'liquidation' });
    core.inbox.leave(deed, other.member_id, 'positionPaidForStop', { symbol: symbolOf(market.pair) });
  }
  closePaid(core, deed, position, ending);
}

/** Entrusts give back what they hold, as many as it takes. */
function giveBackFor(core: Core, deed: Deed, position: LeverageOrder, price: Price): void {
  for (const entrust of accountOf(core, position).entrusts) {
    if (isPaid(core, position, price)) return;
    revokeEntrust(core, deed, entrust, 'liquidation');
  }
}

function isPaid(core: Core, position: LeverageOrder, price: Price): boolean {
  const { scale } = marketOfOrder(core, position).pair.quote;
  const there = add(position.margin, availableFor(core, position));
  return !isNegative(add(there, profitAt(position, price, scale)));
}

const accountOf = (core: Core, position: LeverageOrder) =>
  marginAccount(core, position.member_id, marketOfOrder(core, position).pair.quote.id);

const othersOf = (core: Core, position: LeverageOrder): LeverageOrder[] =>
  accountOf(core, position).positions.filter(({ id }) => id !== position.id);

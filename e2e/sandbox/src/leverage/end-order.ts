import type { LeverageEnd } from '@tradefloor/contract';
import { type Amount, mul, type Price } from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { findCurrency } from '../market/currency';
import { markPriceIn } from '../market/quotes';
import { usdtOf } from '../spot/spot-calls';
import { mostProfit, priceWithin } from './house-limits';
import { type LeverageOrder, profitAt } from './leverage-order';
import { isLost, marginAccount, marketOfOrder, type PriceIn, winnersFirst } from './margin-account';
import { payForClosing, release } from './settlement';

export function closePosition(
  core: Core,
  deed: Deed,
  position: LeverageOrder,
  { price: wished, by, most }: { readonly price: Price; readonly by: LeverageEnd; readonly most?: Amount },
): void {
  const { pair } = marketOfOrder(core, position);
  const { scale } = pair.quote;
  // The house pays no more than it may owe: a position that has won more is closed at the price of that.
  const price = priceWithin(position, wished, most ?? mostProfit(core, deed.at, pair), pair);
  const profit = payForClosing(core, deed, position, profitAt(position, price, scale));
  core.houseDay.pay(deed, mul(profit, usdtOf(core, pair.quote.id)));
  core.leverage.save(deed, {
    ...position,
    state: 'closed',
    ended_by: by,
    close_price: price,
    profit,
    handled_at: deed.at,
    closed_at: deed.at,
  });
}

/** Margin and fee come back. */
export function revokeEntrust(core: Core, deed: Deed, entrust: LeverageOrder, by: LeverageEnd): void {
  release(core, deed, entrust);
  core.leverage.save(deed, { ...entrust, state: 'revoked', ended_by: by, handled_at: deed.at, closed_at: deed.at });
}

/** At a risk rate of 110 or below: first the entrusts give back what they hold, then all positions close. */
export function liquidateIfLost(
  core: Core,
  deed: Deed,
  { memberId, currencyId }: { readonly memberId: number; readonly currencyId: number },
  priceIn: PriceIn = markPriceIn,
): void {
  const before = marginAccount(core, memberId, currencyId, priceIn);
  if (!isLost(before)) return;
  // A price that was stopped takes nobody's position: the account is looked at when its pairs go on.
  if (before.positions.some(position => marketOfOrder(core, position).breaker.isPaused(deed.at))) return;
  for (const entrust of before.entrusts) revokeEntrust(core, deed, entrust, 'liquidation');
  const after = marginAccount(core, memberId, currencyId, priceIn);
  if (!isLost(after)) return;
  for (const position of winnersFirst(core, after.positions, priceIn)) {
    closePosition(core, deed, position, { price: priceIn(marketOfOrder(core, position)), by: 'liquidation' });
  }
  const currency = findCurrency(currencyId)?.name ?? '';
  core.inbox.leave(deed, memberId, 'positionsLiquidated', { count: after.positions.length, currency });
}

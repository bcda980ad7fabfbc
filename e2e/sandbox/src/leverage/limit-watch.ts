import { type Amount, compare, div, isPositive, min, mul, sum } from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import type { Market } from '../market/market';
import { symbolOf } from '../market/pair';
import { closePosition } from './end-order';
import { leftOfDay, MOST_OWED, mostProfit, worthOfUsdt } from './house-limits';
import { type LeverageOrder, profitAt } from './leverage-order';
import type { PriceIn } from './margin-account';

interface Winner {
  readonly order: LeverageOrder;
  readonly profit: Amount;
}

/** Whoever has won what the house may owe is closed at it: one position first, then all that win in the pair. */
export function closeAtLimits(core: Core, deed: Deed, market: Market, priceIn: PriceIn): void {
  const { pair } = market;
  const price = priceIn(market);
  const end = ({ order }: Winner, most: Amount): void => {
    closePosition(core, deed, order, { price, by: 'house-limit', most });
    core.inbox.leave(deed, order.member_id, 'positionAtLimit', { symbol: symbolOf(pair) });
  };
  const going: Winner[] = [];
  for (const order of core.leverage.ofPair(pair.id)) {
    if (order.state !== 'open') continue;
    const winner = { order, profit: profitAt(order, price, pair.quote.scale) };
    if (!isPositive(winner.profit)) continue;
    const most = mostProfit(core, deed.at, pair);
    if (compare(winner.profit, most) >= 0) end(winner, most);
    else going.push(winner);
  }
  const owed = sum(going.map(({ profit }) => profit));
  const room = worthOfUsdt(core, min(MOST_OWED.pair, leftOfDay(core, deed.at)), pair.quote.id);
  if (compare(owed, room) <= 0) return;
  // All of them at once, each by the same part: nobody is paid because he came first.
  for (const winner of going) end(winner, div(mul(winner.profit, room), owed, pair.quote.scale));
}

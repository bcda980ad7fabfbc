import type { LeverageEnd, LeverageOrder } from '@tradefloor/contract';
import { stopAt } from '@tradefloor/money';

/** What stands no more, of what was there a moment before. */
export function goneFrom<Row extends Pick<LeverageOrder, 'id'>>(
  before: readonly Row[] | null,
  now: readonly Row[],
): readonly Row[] {
  if (before === null) return [];
  const left = new Set<string>(now.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id));
}

/** Why a position was closed. A server that does not say is read by its price: what passed no stop was its owner's, or lost. */
export function endOf(closed: LeverageOrder, wasOwn: boolean): LeverageEnd {
  if (closed.endedBy !== undefined) return closed.endedBy;
  return stopAt(closed, closed.price) ?? (wasOwn ? 'owner' : 'liquidation');
}

/** Of one cause they are told together: an account is liquidated whole. */
export function byEnd(
  closed: readonly LeverageOrder[],
  isOwn: (id: string) => boolean,
): ReadonlyMap<LeverageEnd, readonly LeverageOrder[]> {
  const found = new Map<LeverageEnd, LeverageOrder[]>();
  for (const order of closed) {
    const end = endOf(order, isOwn(order.id));
    const same = found.get(end) ?? [];
    same.push(order);
    found.set(end, same);
  }
  return found;
}

import type { LeverageEnd, LeverageOrder } from '@tradefloor/contract';
import { add, type Amount, isNegative, stopAt, ZERO } from '@tradefloor/money';

/** What stands no more, of what was there a moment before. */
export function goneFrom<Row extends Pick<LeverageOrder, 'id'>>(
  before: readonly Row[] | null,
  now: readonly Row[],
): readonly Row[] {
  if (before === null) return [];
  const left = new Set<string>(now.map(({ id }) => id));
  return before.filter(({ id }) => !left.has(id));
}

interface Ending {
  /** It was closed in this tab; what another one closes, or another device, is its owner's too. */
  readonly isOwn: boolean;
  /** Nothing is open any more, and what went lost money: so does an account that is liquidated. */
  readonly isLost: boolean;
}

/** Why a position was closed, or an entrust is no more. A server that does not say is read by prices and by what is left. */
export function endOf(ended: LeverageOrder, { isOwn, isLost }: Ending): LeverageEnd {
  if (ended.endedBy !== undefined) return ended.endedBy;
  if (ended.status === 'revoked') return 'owner';
  return stopAt(ended, ended.price) ?? (isLost && !isOwn ? 'liquidation' : 'owner');
}

/** Of one cause they are told together: an account is liquidated whole. */
export function byEnd(
  closed: readonly LeverageOrder[],
  own: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  isLast: boolean,
): ReadonlyMap<LeverageEnd, readonly LeverageOrder[]> {
  const isLost = isLast && isNegative(profitOf(closed));
  const found = new Map<LeverageEnd, LeverageOrder[]>();
  for (const order of closed) {
    const end = endOf(order, { isOwn: own.has(order.id), isLost });
    const same = found.get(end) ?? [];
    same.push(order);
    found.set(end, same);
  }
  return found;
}

export const profitOf = (orders: readonly LeverageOrder[]): Amount =>
  orders.reduce<Amount>((sum, { profit }) => add(sum, profit), ZERO);

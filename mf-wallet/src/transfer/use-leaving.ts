import { useRows } from '@tradefloor/area/list';
import type { LeverageOrder } from '@tradefloor/contract';
import { type AccountKind, type Amount, mayLeave, sum } from '@tradefloor/money';
import { noPositions, openPositions } from './open-positions';
import type { Movable } from './transfer-rules';

/** leverage.may-leave: as much as may leave this account now; null where it is no matter of positions. */
export function useLeaving(currency: Movable | undefined, from: AccountKind): Amount | null {
  const carries = from === 'lever';
  const { rows } = useRows<LeverageOrder>(carries ? openPositions : noPositions);
  if (!carries || currency === undefined) return null;
  const own = rows.filter(position => isSettledIn(position, currency));
  if (own.length === 0) return null;
  const account = {
    available: currency.available.lever,
    margins: sum(own.map(({ margin }) => margin)),
    profits: sum(own.map(({ profit }) => profit)),
  };
  return mayLeave(account, currency.decimals);
}

/** Older servers name the pair in words alone. */
const isSettledIn = ({ legalId, symbol }: LeverageOrder, { id, name }: Movable): boolean =>
  legalId === null ? symbol.endsWith(`/${name}`) : legalId === id;

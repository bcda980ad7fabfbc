import { useWish } from '@tradefloor/area/list';
import type { LeverageStatus } from '@tradefloor/contract';
import { listLeverageRecords } from '@tradefloor/contract/ext';
import type { Direction } from '@tradefloor/money';
import { useOffers } from '@tradefloor/platform/react';
import { useWishedPair } from '../pair-choice/pair-filter';
import { type OrderWish, type Period, PERIODS, SIDES, STATES } from './order-wish';

export interface OrderFilters {
  readonly wish: OrderWish;
  /** Whether the server can be asked for sides and days. */
  readonly narrows: boolean;
  readonly chooseState: (state: LeverageStatus | 'all') => void;
  readonly chooseSide: (side: Direction | 'all') => void;
  readonly choosePeriod: (period: Period) => void;
}

/** What is chosen of the user's orders, in the address. */
export function useOrderFilters(): OrderFilters {
  const [state, chooseState] = useWish('state', STATES);
  const [side, chooseSide] = useWish('side', SIDES);
  const [period, choosePeriod] = useWish('days', PERIODS);
  const [pair] = useWishedPair();
  const narrows = useOffers(listLeverageRecords) === true;
  return {
    wish: { pair, state, side: narrows ? side : 'all', period: narrows ? period : 'all' },
    narrows,
    chooseState,
    chooseSide,
    choosePeriod,
  };
}

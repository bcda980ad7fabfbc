import { useOwnQuery } from '@tradefloor/area';
import { balanceHistory } from '@tradefloor/contract/ext';

export const SPANS = [7, 30, 90] as const;
export type Days = (typeof SPANS)[number];

const LONGEST: Days = 90;

/** Asked for once, as far back as it is shown: a shorter span is the end of it. */
export const useWorthHistory = () => useOwnQuery(balanceHistory, { days: LONGEST });

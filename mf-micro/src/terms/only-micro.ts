import type { OnlyPairs } from '@tradefloor/trading';

/** Pairs that take orders by the second. */
export const onlyMicro: OnlyPairs = ({ microOpen }) => microOpen;

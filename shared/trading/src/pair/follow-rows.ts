import { type RowList, rowsOf } from '@tradefloor/area/list';
import type { PairKey } from '@tradefloor/contract';
import type { Followed } from './use-warm-pairs';

const nothing = () => undefined;

/** Follows a list of the user's own; `listOf` names the one that the screen of a pair shows, or none. */
export function followRows<Row extends object>(listOf: (pair: PairKey) => RowList<Row> | null): Followed {
  return (platform, { key }, account) => {
    const list = account === null ? null : listOf(key);
    return (list && rowsOf(platform, list)?.subscribe(nothing)) ?? nothing;
  };
}

import { type Followed, followCandles, followRows } from '@tradefloor/trading';
import { openEntrusts, openPositions } from '../positions/position-lists';

/** Of what a pair's screen asks for, that which its late parts show. */
export const followed: readonly Followed[] = [
  followCandles,
  followRows(() => openPositions),
  followRows(() => openEntrusts),
];

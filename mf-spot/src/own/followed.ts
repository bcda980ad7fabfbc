import { type Followed, followCandles } from '@tradefloor/trading';
import { followFills, followListed, followOrders } from './follow-own';

/** Of what a pair's screen asks for, that which its late parts show. */
export const followed: readonly Followed[] = [followCandles, followOrders, followListed, followFills];

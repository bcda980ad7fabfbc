import { type Followed, followRows } from '@tradefloor/trading';
import { runningOrders } from '../orders/running-orders';

/** Of what the screen asks for, that which its late parts show. */
export const followed: readonly Followed[] = [followRows(() => runningOrders)];

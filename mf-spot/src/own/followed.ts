import { type Followed, followCandles, followRows, openOrders } from '@tradefloor/trading';
import { keptView } from '../orders/kept-view';
import { ownFills } from '../orders/own-fills';

/** As the panel of orders lists them, where it lists more than those of the pair, which the chart shows as well. */
const listed = () => (keptView.get().onlyThisPair ? null : openOrders(null));

/** Of what a pair's screen asks for, that which its late parts show. */
export const followed: readonly Followed[] = [
  followCandles,
  followRows(openOrders),
  followRows(listed),
  followRows(ownFills),
];

import type { Quote } from '@tradefloor/contract';
import { ChartPanel } from '../chart/chart-panel';
import { useOpenOrders, useOwnFills } from '../orders/use-open-orders';

/** The chart with one's own orders and fills on it. */
export function OwnChart({ pair }: { readonly pair: Quote }) {
  const { orders } = useOpenOrders(pair.key);
  const { fills } = useOwnFills(pair.key);
  return <ChartPanel pair={pair} orders={orders} fills={fills} />;
}

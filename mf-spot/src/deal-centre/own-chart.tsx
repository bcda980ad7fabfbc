import type { Quote } from '@tradefloor/contract';
import { ChartPanel } from '../chart/chart-panel';
import { orderOfLine } from '../chart/own-marks';
import { useCancel } from '../orders/use-cancel';
import { useOpenOrders, useOwnFills } from '../orders/use-open-orders';

/** The chart with one's own orders and fills on it; an order's tag has a cross that cancels it. */
export function OwnChart({ pair }: { readonly pair: Quote }) {
  const { orders } = useOpenOrders(pair.key);
  const { fills } = useOwnFills(pair.key);
  const cancel = useCancel();
  const cancelLine = (line: string) => {
    const order = orderOfLine(line, orders);
    if (order !== undefined) void cancel.one(order);
  };
  return <ChartPanel pair={pair} orders={orders} fills={fills} onCancelLine={cancelLine} />;
}

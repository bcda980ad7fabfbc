import { type Amount, type Price, settledProfit, stopAt, type StopKind, ZERO } from '@tradefloor/money';
import type { LeverageOrderRow } from '../storage/tables/leverage';

/** What the exchange knows of an order is what it stores of it. */
export type LeverageOrder = Readonly<LeverageOrderRow>;

/** What is won or lost at a price, in digits that its currency has; never more than there is. */
export function profitAt(order: LeverageOrder, price: Price, scale: number): Amount {
  if (order.open_price === null) return ZERO;
  return settledProfit({ ...order, open: order.open_price }, price, scale);
}

/** Which of its stops a price sets off. */
export const stopOf = ({ direction, ...order }: LeverageOrder, price: Price): StopKind | null =>
  stopAt({ direction, takeProfit: order.take_profit, stopLoss: order.stop_loss }, price);

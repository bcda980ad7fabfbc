import {
  type Amount,
  compare,
  cut,
  type Direction,
  isPositive,
  positionProfit,
  type Price,
  ZERO,
} from '@tradefloor/money';
import type { LeverageEnd, LeverageOrderRow } from '../storage/tables/leverage';

/** What the exchange knows of an order is what it stores of it. */
export type LeverageOrder = Readonly<LeverageOrderRow>;

/** What is won or lost at a price, in digits that its currency has; never more than there is. */
export function profitAt(order: LeverageOrder, price: Price, scale: number): Amount {
  if (order.open_price === null) return ZERO;
  return cut(positionProfit(order.direction, order.open_price, price, order.quantity), scale, 'down');
}

/** A limit order opens at its price or a better one. */
export const isReached = (direction: Direction, limit: Price, price: Price): boolean =>
  direction === 'long' ? compare(price, limit) <= 0 : compare(price, limit) >= 0;

/** Which of its stops a price sets off. Zero is none. */
export function stopAt(
  { direction, take_profit: profit, stop_loss: loss }: Pick<LeverageOrder, 'direction' | 'take_profit' | 'stop_loss'>,
  price: Price,
): Extract<LeverageEnd, 'take-profit' | 'stop-loss'> | null {
  const isPast = (stop: Price, above: boolean) =>
    isPositive(stop) && (above ? compare(price, stop) >= 0 : compare(price, stop) <= 0);
  if (isPast(profit, direction === 'long')) return 'take-profit';
  return isPast(loss, direction === 'short') ? 'stop-loss' : null;
}

import type { Entrust } from '@tradefloor/contract';
import { compare, type Price } from '@tradefloor/money';
import type { OrderWish } from './order-wish';

/**
 * Whether an order may meet open ones of the same trader's, which are cancelled then: its answer says so. At market it
 * goes as far as `worst`.
 */
export function isOwnInTheWay(
  { side, price: limit }: Pick<OrderWish, 'side' | 'price'>,
  own: readonly Pick<Entrust, 'side' | 'price'>[],
  worst: Price | null,
): boolean {
  const furthest = limit ?? worst;
  if (furthest === null) return false;
  return side === 'buy'
    ? own.some(order => order.side === 'sell' && compare(order.price, furthest) <= 0)
    : own.some(order => order.side === 'buy' && compare(order.price, furthest) >= 0);
}

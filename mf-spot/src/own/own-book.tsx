import type { Quote } from '@tradefloor/contract';
import type { Amount, Price } from '@tradefloor/money';
import { OrderBook } from '@tradefloor/trading';
import { useOpenOrders } from '../orders/use-open-orders';

interface OwnBookProps {
  readonly pair: Quote;
  readonly onTake: (price: Price, sum: Amount | null) => void;
}

/** The order book with one's own orders marked in it. */
export function OwnBook({ pair, onTake }: OwnBookProps) {
  const { orders } = useOpenOrders(pair.key);
  return <OrderBook pair={pair} own={orders} onTake={onTake} />;
}

import type { C2cOrder } from '@tradefloor/contract';
import { otherOf } from '../order/payee-rows';
import { isOpen } from '../orders/order-rules';
import { DealChat } from './deal-chat';

/** The words of the two of an order. */
export function OrderChat({ order }: { readonly order: C2cOrder }) {
  return (
    <DealChat
      deal={{ of: 'c2c-order', id: order.id }}
      role={order.side === 'buy' ? 'buyer' : 'seller'}
      acceptorIs={null}
      other={otherOf(order).name}
      canSay={isOpen(order)}
    />
  );
}

import type { SpotOrderState, Tables } from '../storage/tables';
import { priceText, quantityText, type Pair } from '../market/pair';
import type { Side } from '../matching/order';

/** A member's order: what the engine keeps, and what its owner wants to know later. */
export interface MemberOrder {
  readonly id: number;
  readonly memberId: number;
  readonly pair: Pair;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  readonly price: bigint;
  readonly quantity: bigint;
  remaining: bigint;
  state: SpotOrderState;
  readonly createdAt: number;
  closedAt: number | null;
  readonly clientOrderId: string | null;
}

export const orderRow = (order: MemberOrder): Tables['spot_order'] => ({
  id: order.id,
  member_id: order.memberId,
  pair_id: order.pair.id,
  side: order.side,
  kind: order.kind,
  price: priceText(order.pair, order.price),
  quantity: quantityText(order.pair, order.quantity),
  remaining: quantityText(order.pair, order.remaining),
  state: order.state,
  created_at: order.createdAt,
  closed_at: order.closedAt,
  client_order_id: order.clientOrderId,
});

import { amount } from '@tradefloor/money';
import type { Escrow } from '../ledger/escrow';
import type { AdvertRow, C2cOrderRow } from '../storage/tables/c2c';

/** What an order has of its advert. */
export const placedOn = (advert: AdvertRow) => ({
  advert_id: advert.id,
  owner_id: advert.member_id,
  currency_id: advert.currency_id,
  price: advert.price,
  way: advert.way,
  paid_at: null,
  closed_at: null,
  closed_by: null,
});

export const referenceOf = ({ id }: C2cOrderRow): string => `c2c_order:${id}`;
export const escrowOf = (order: C2cOrderRow): Escrow => ({
  memberId: order.seller_id,
  currencyId: order.currency_id,
  quantity: amount(order.quantity),
});

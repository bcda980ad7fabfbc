import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../clock/clock';
import { PICTURES } from './picture-address';

/** A receipt proves a payment for so long. */
const RECEIPTS_KEPT = 365 * DAY;
/** What an order between members was paid by. */
const ORDERS_KEPT = 90 * DAY;

/** Every column that holds pictures' addresses; a test looks for others. */
export const PICTURE_COLUMNS = [
  'identity.front_picture',
  'identity.reverse_picture',
  'payment_detail.alipay_picture',
  'payment_detail.wechat_picture',
  'chain_record.picture',
  'deal_word.picture',
] as const;

/** Whether anything shows the picture of a row of `picture`, as a condition. */
export function isUsed(now: number): RawBuilder<boolean> {
  const address = sql`${PICTURES} || picture.name`;
  return sql<boolean>`(
    exists (select 1 from identity where identity.member_id = picture.member_id
      and ${address} in (front_picture, reverse_picture))
    or exists (select 1 from payment_detail where payment_detail.member_id = picture.member_id
      and ${address} in (alipay_picture, wechat_picture))
    or exists (select 1 from chain_record where chain_record.member_id = picture.member_id
      and chain_record.picture = ${address}
      and (chain_record.next_at is not null or chain_record.created_at > ${now - RECEIPTS_KEPT}))
    or exists (select 1 from deal_word where deal_word.picture = ${address}
      and deal_word.created_at > ${now - RECEIPTS_KEPT})
    or exists (select 1 from c2c_order where picture.member_id in (seller_id, buyer_id)
      and (c2c_order.closed_at is null or c2c_order.closed_at > ${now - ORDERS_KEPT})
      and (position(picture.name in seller_details) > 0 or position(picture.name in buyer_details) > 0)))`;
}

import type { cancelC2cOrder, confirmC2cReceipt, listC2cOrders, markC2cPaid, readC2cOrder } from '@tradefloor/contract';
import type { Deed } from '../ledger/deed';
import type { MessageKey } from '../messages/en';
import { Refusal } from '../messages/refusal';
import { ownHand } from '../security/own-hand';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { ordersOf } from './c2c-lists';
import { orderOf } from './c2c-rows';
import type { OrderDesk } from './order-desk';

export const orders: HandlerOf<typeof listC2cOrders> = forMember(async ({ page = 1, side, status }, ask) => {
  const { core, member, language } = ask;
  const { rows, total } = await ordersOf(core, { memberId: member.id, page, side, status });
  return { rows: rows.map(row => orderOf(core, row, member.id, language)), total };
});

export const order: HandlerOf<typeof readC2cOrder> = forMember(async ({ id }, { core, member, language }) => {
  const row = await core.db
    .selectFrom('c2c_order')
    .selectAll()
    .where('id', '=', wholeOf(id))
    .where(eb => eb.or([eb('buyer_id', '=', member.id), eb('seller_id', '=', member.id)]))
    .executeTakeFirst();
  if (!row) throw new Refusal('c2cOrderGone');
  return orderOf(core, row, member.id, language);
});

type Step = (desk: OrderDesk, deed: Deed, memberId: number, orderId: number) => void;

const step = (take: Step, says: MessageKey): HandlerOf<typeof markC2cPaid> =>
  forMember(({ id }, ask) =>
    ask.perform(deed => {
      take(ask.core.c2c, deed, ask.member.id, wholeOf(id));
      return doneSaying(ask, says, { id: wholeOf(id) });
    }),
  );

export const markPaid: HandlerOf<typeof markC2cPaid> = step((desk, ...of) => desk.pay(...of), 'c2cPaid');
export const cancelOrder: HandlerOf<typeof cancelC2cOrder> = step((desk, ...of) => desk.cancel(...of), 'c2cCancelled');

/**
 * c2c.seller-confirms, by either call: there is one for each side, and nobody says of either which. It takes the seller's own
 * hand; publishing and taking do not, which only hold the coins.
 */
export const confirmReceipt: HandlerOf<typeof confirmC2cReceipt> = forMember(async ({ id, ...proofs }, ask) => {
  const { core, member } = ask;
  const allow = await ownHand(core, member, proofs);
  return ask.perform(deed => {
    allow(deed);
    core.c2c.release(deed, member.id, wholeOf(id));
    return doneSaying(ask, 'c2cReleased', { id: wholeOf(id) });
  });
});

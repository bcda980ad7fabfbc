import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { USDT } from '../market/currency';
import { Refusal } from '../messages/refusal';
import type { AcceptorDealRow, C2cOrderRow, DealKind } from '../storage/tables/c2c';
import type { HeldDeal } from './ruling-book';

/** While coins are held for it; null once it is over. */
export function heldDeal(core: Core, of: DealKind, id: number): HeldDeal | null {
  if (of === 'c2c-order') {
    const order = core.c2c.unfinishedWith(id);
    return order ? heldByOrder(order) : null;
  }
  const deal = core.acceptors.waitingWith(id);
  return deal ? heldByDeal(core, deal) : null;
}

/** c2c.ruling-asked: somebody says that the money was paid; before that a deal ends by itself, with everything back. */
export function assertPaymentClaimed(core: Core, of: DealKind, id: number): void {
  const isClaimed =
    of === 'c2c-order'
      ? core.c2c.unfinishedWith(id)?.status === 'paid'
      : isPaidAtOnce(core.acceptors.waitingWith(id)) || isTransferred(core.acceptors.waitingWith(id));
  if (!isClaimed) throw new Refusal('rulingTooEarly');
}

/** A recharge is paid by whoever asks for it. */
const isPaidAtOnce = (deal: AcceptorDealRow | undefined): boolean => deal?.side === 'buy';
const isTransferred = (deal: AcceptorDealRow | undefined): boolean => (deal?.transferred_at ?? null) !== null;

/** The held coins go where the ruling says. */
export function carryOut(core: Core, deed: Deed, { of, id }: HeldDeal, decidedFor: 'buyer' | 'seller'): void {
  if (of === 'c2c-order') core.c2c.rule(deed, id, decidedFor);
  else core.acceptors.rule(deed, id, decidedFor);
}

/** c2c.claim-withdrawn: only while an operator is asked; before that there is no way back from paid. */
export function withdrawClaim(core: Core, deed: Deed, memberId: number, { of, id }: HeldDeal): void {
  if (!core.rulings.of(of, id)) throw new Refusal('rulingGone');
  if (of === 'c2c-order') core.c2c.withdrawClaim(deed, memberId, id);
  else core.acceptors.withdrawClaim(deed, memberId, id);
}

export const heldByOrder = (order: C2cOrderRow): HeldDeal => ({
  of: 'c2c-order',
  id: order.id,
  buyerId: order.buyer_id,
  sellerId: order.seller_id,
  currencyId: order.currency_id,
  quantity: order.quantity,
  money: order.money,
});

export function heldByDeal(core: Core, deal: AcceptorDealRow): HeldDeal {
  const acceptorId = core.acceptors.withId(deal.acceptor_id)?.member_id ?? 0;
  const [buyerId, sellerId] = deal.side === 'buy' ? [deal.member_id, acceptorId] : [acceptorId, deal.member_id];
  const { id, quantity, money } = deal;
  return { of: 'acceptor-deal', id, buyerId, sellerId, currencyId: USDT, quantity, money };
}

import { hasRole, type Member } from '../account/members';
import type { Core } from '../core';
import type { DealKind } from '../storage/tables/c2c';
import { heldByDeal, heldByOrder, heldDeal } from './held-deals';

export interface Parties {
  readonly buyerId: number;
  readonly sellerId: number;
  /** An operator has been asked, and may read. */
  readonly isRuled: boolean;
}

/** Also of a deal that is over: the two may read what they said. */
export async function partiesOf(core: Core, of: DealKind, id: number): Promise<Parties | null> {
  const ruling = await core.db
    .selectFrom('ruling')
    .select(['buyer_id', 'seller_id'])
    .where('of_kind', '=', of)
    .where('deal_id', '=', id)
    .executeTakeFirst();
  if (ruling) return { buyerId: ruling.buyer_id, sellerId: ruling.seller_id, isRuled: true };
  const deal = heldDeal(core, of, id) ?? (await pastDeal(core, of, id));
  return deal && { buyerId: deal.buyerId, sellerId: deal.sellerId, isRuled: false };
}

async function pastDeal(core: Core, of: DealKind, id: number): Promise<Pick<Parties, 'buyerId' | 'sellerId'> | null> {
  if (of === 'c2c-order') {
    const order = await core.db.selectFrom('c2c_order').selectAll().where('id', '=', id).executeTakeFirst();
    return order ? heldByOrder(order) : null;
  }
  const deal = await core.db.selectFrom('acceptor_deal').selectAll().where('id', '=', id).executeTakeFirst();
  return deal ? heldByDeal(core, deal) : null;
}

/** A picture that was said belongs to both, and to the operator who is asked. */
export async function showsPicture(core: Core, member: Member, picture: string): Promise<boolean> {
  const said = await core.db
    .selectFrom('deal_word')
    .select(['of_kind', 'deal_id'])
    .where('picture', '=', picture)
    .execute();
  for (const { of_kind, deal_id } of said) {
    const deal = await partiesOf(core, of_kind, deal_id);
    const isParty = deal?.buyerId === member.id || deal?.sellerId === member.id;
    if (isParty || (deal?.isRuled && hasRole(member, 'operator'))) return true;
  }
  return false;
}

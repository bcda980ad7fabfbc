import type { Core } from '../core';
import type { DealKind } from '../storage/tables/c2c';

interface Unread {
  readonly of_kind: DealKind;
  readonly deal_id: number;
  readonly count: number;
}

/** Of a member's open deals, how much the others have said since the member looked last. */
export async function unreadOf(core: Core, memberId: number): Promise<readonly Unread[]> {
  const orders = core.c2c.unfinished().filter(order => [order.buyer_id, order.seller_id].includes(memberId));
  const acceptor = core.acceptors.ofMember(memberId)?.id;
  const deals = core.acceptors.deals().filter(deal => deal.member_id === memberId || deal.acceptor_id === acceptor);
  const open = [
    ...orders.map(({ id }) => ['c2c-order', id] as const),
    ...deals.map(({ id }) => ['acceptor-deal', id] as const),
  ];
  if (open.length === 0) return [];
  return core.db
    .selectFrom('deal_word')
    .leftJoin('deal_read', join =>
      join
        .onRef('deal_read.of_kind', '=', 'deal_word.of_kind')
        .onRef('deal_read.deal_id', '=', 'deal_word.deal_id')
        .on('deal_read.member_id', '=', memberId),
    )
    .select(eb => ['deal_word.of_kind', 'deal_word.deal_id', eb.fn.countAll<number>().as('count')])
    .where('deal_word.member_id', '!=', memberId)
    .where(eb => eb('deal_word.id', '>', eb.fn.coalesce('deal_read.word_id', eb.lit(0))))
    .where(eb =>
      eb.or(open.map(([of, id]) => eb.and([eb('deal_word.of_kind', '=', of), eb('deal_word.deal_id', '=', id)]))),
    )
    .groupBy(['deal_word.of_kind', 'deal_word.deal_id'])
    .execute();
}

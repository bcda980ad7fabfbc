import type { Core } from '../core';
import { PAGE_ROWS, type Page } from '../spot/order-lists';
import type { AcceptorDealRow } from '../storage/tables/c2c';

export type WhoseDeals = { readonly memberId: number; readonly side: 'buy' | 'sell' } | { readonly acceptorId: number };

/** What a member asked for, or what an acceptor was asked for; newest first. */
export async function dealsOf(core: Core, whose: WhoseDeals, page: number): Promise<Page<AcceptorDealRow>> {
  const all = core.db.selectFrom('acceptor_deal');
  const wanted =
    'memberId' in whose
      ? all.where('member_id', '=', whose.memberId).where('side', '=', whose.side)
      : all.where('acceptor_id', '=', whose.acceptorId);
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS)
    .offset((page - 1) * PAGE_ROWS)
    .execute();
  const { total } = await wanted.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

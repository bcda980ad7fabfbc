import { asId, asInstant } from '@tradefloor/contract';
import type { askRuling, decideRuling, listRulings, Ruling, RulingFor } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { hasRole } from '../account/members';
import type { Core } from '../core';
import { findCurrency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { PAGE_ROWS } from '../spot/order-lists';
import type { RulingRow } from '../storage/tables/c2c';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { assertPaymentClaimed, carryOut, heldDeal } from './held-deals';
import { tellOfRuling } from './ruling-notes';
import { assertMaySay, ownDeal, say } from './words';

export { sayWords, words } from './words';

export const ask: HandlerOf<typeof askRuling> = forMember((wish, asking) => {
  const { core, member } = asking;
  const id = wholeOf(wish.id);
  return core.clerk.inTurn(`words ${member.id}`, async () => {
    await assertMaySay(core, member, ownDeal(core, member, wish.of, id), wish);
    return asking.perform(deed => {
      const deal = ownDeal(core, member, wish.of, id);
      assertPaymentClaimed(core, wish.of, id);
      const row = core.rulings.ask(deed, deal, member.id);
      say(deed, member.id, deal, wish);
      tellOfRuling(core, deed, row, 'rulingAsked');
      return doneSaying(asking, 'rulingBegun', { id: row.id });
    });
  });
});

export const decide: HandlerOf<typeof decideRuling> = forMember((wish, asking) => {
  const { core, member } = asking;
  if (!hasRole(member, 'operator')) throw new Refusal('forbidden');
  return asking.perform(deed => {
    const row = core.rulings.withId(wholeOf(wish.id));
    const deal = row && heldDeal(core, row.of_kind, row.deal_id);
    if (!row || !deal) throw new Refusal('rulingGone');
    // Nobody is judge of his own coins.
    if ([row.buyer_id, row.seller_id].includes(member.id)) throw new Refusal('forbidden');
    carryOut(core, deed, deal, wish.decidedFor);
    core.rulings.decide(deed, row, { for: wish.decidedFor, by: member.id });
    say(deed, member.id, deal, { text: wish.text });
    tellOfRuling(core, deed, row, wish.decidedFor === 'buyer' ? 'ruledForBuyer' : 'ruledForSeller');
    return doneSaying(asking, 'done', { id: row.id });
  });
});

export const rulings: HandlerOf<typeof listRulings> = forMember(async ({ page = 1, status }, { core, member }) => {
  const wanted = core.db
    .selectFrom('ruling')
    .$if(!hasRole(member, 'operator'), query =>
      query.where(eb => eb.or([eb('buyer_id', '=', member.id), eb('seller_id', '=', member.id)])),
    )
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'open'));
  const offset = (page - 1) * PAGE_ROWS;
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(PAGE_ROWS).offset(offset).execute();
  const { total } = await wanted.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(row => rulingOf(core, row, member.id)), total };
});

function rulingOf(core: Core, row: RulingRow, viewerId: number): Ruling {
  const partyOf = (id: number | null): RulingFor | null =>
    id === row.buyer_id ? 'buyer' : id === row.seller_id ? 'seller' : null;
  const nameOf = (id: number) => core.payees.nameOf(core.members.withId(id));
  return {
    id: asId(row.id),
    of: row.of_kind,
    dealId: asId(row.deal_id),
    role: partyOf(viewerId) ?? 'operator',
    askedBy: partyOf(row.asked_by),
    askedAt: asInstant(row.asked_at),
    buyerName: nameOf(row.buyer_id),
    sellerName: nameOf(row.seller_id),
    currencyName: findCurrency(row.currency_id)?.name ?? '',
    amount: amount(row.quantity),
    money: amount(row.money),
    status: row.status,
    decidedFor: row.decided_for,
    closedAt: row.closed_at === null ? null : asInstant(row.closed_at),
  };
}

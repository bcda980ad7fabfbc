import type {
  askRuling,
  decideRuling,
  listRulings,
  withdrawClaim as withdrawClaimCall,
} from '@tradefloor/contract/ext';
import { hasRole } from '../account/members';
import { isBackInAdvert } from '../c2c/order-notes';
import { Refusal } from '../messages/refusal';
import { ownHand } from '../security/own-hand';
import { PAGE_ROWS } from '../spot/order-lists';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { assertPaymentClaimed, carryOut, heldDeal, withdrawClaim } from './held-deals';
import { tellOfRuling, tellOfWithdrawnClaim } from './ruling-notes';
import { rulingOf } from './ruling-rows';
import { assertMaySay, ownDeal } from './words';

export { markRead, sayWords, unread, words } from './words';

export const ask: HandlerOf<typeof askRuling> = forMember((wish, asking) => {
  const { core, member } = asking;
  const id = wholeOf(wish.id);
  return core.clerk.inTurn(`words ${member.id}`, async () => {
    await assertMaySay(core, member, ownDeal(core, member, wish.of, id), wish);
    return asking.perform(deed => {
      const deal = ownDeal(core, member, wish.of, id);
      assertPaymentClaimed(core, wish.of, id);
      const row = core.rulings.ask(deed, deal, member.id);
      core.rulings.words.say(deed, member.id, deal, wish);
      tellOfRuling(core, deed, row, 'rulingAsked');
      return doneSaying(asking, 'rulingBegun', { id: row.id });
    });
  });
});

export const decide: HandlerOf<typeof decideRuling> = forMember(async (wish, asking) => {
  const { core, member } = asking;
  if (!hasRole(member, 'operator')) throw new Refusal('forbidden');
  const allow = await ownHand(core, member, wish);
  return asking.perform(deed => {
    allow(deed);
    const row = core.rulings.withId(wholeOf(wish.id));
    const deal = row && heldDeal(core, row.of_kind, row.deal_id);
    if (!row || !deal) throw new Refusal('rulingGone');
    // Nobody is judge of his own coins.
    if ([row.buyer_id, row.seller_id].includes(member.id)) throw new Refusal('forbidden');
    const order = deal.of === 'c2c-order' ? core.c2c.unfinishedWith(deal.id) : undefined;
    carryOut(core, deed, deal, wish.decidedFor);
    core.rulings.decide(deed, row, { for: wish.decidedFor, by: member.id });
    core.rulings.words.say(deed, member.id, deal, { text: wish.text });
    const isOffered = order !== undefined && isBackInAdvert(core, order);
    const forSeller = isOffered ? 'ruledBackInAdvert' : 'ruledForSeller';
    tellOfRuling(core, deed, row, wish.decidedFor === 'buyer' ? 'ruledForBuyer' : forSeller);
    return doneSaying(asking, 'done', { id: row.id });
  });
});

/** Whoever said that it was paid says that it was not. */
export const takeClaimBack: HandlerOf<typeof withdrawClaimCall> = forMember((wish, asking) => {
  const { core, member } = asking;
  return asking.perform(deed => {
    const deal = ownDeal(core, member, wish.of, wholeOf(wish.id));
    withdrawClaim(core, deed, member.id, deal);
    tellOfWithdrawnClaim(core, deed, deal);
    return doneSaying(asking, 'claimWithdrawn');
  });
});

export const rulings: HandlerOf<typeof listRulings> = forMember(async (wish, { core, member }) => {
  const { page = 1, status, of, dealId } = wish;
  const wanted = core.db
    .selectFrom('ruling')
    .$if(!hasRole(member, 'operator'), query =>
      query.where(eb => eb.or([eb('buyer_id', '=', member.id), eb('seller_id', '=', member.id)])),
    )
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'open'))
    .$if(of !== undefined, query => query.where('of_kind', '=', of ?? 'c2c-order'))
    .$if(dealId !== undefined, query => query.where('deal_id', '=', dealId === undefined ? 0 : wholeOf(dealId)));
  const offset = (page - 1) * PAGE_ROWS;
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(PAGE_ROWS).offset(offset).execute();
  const { total } = await wanted.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(row => rulingOf(core, row, member.id)), total };
});

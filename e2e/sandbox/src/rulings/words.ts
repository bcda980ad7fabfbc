import type { DealRole, listDealWords, sayOnDeal } from '@tradefloor/contract/ext';
import { asInstant } from '@tradefloor/contract';
import { hasRole, type Member } from '../account/members';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import { pictureAt } from '../pictures/picture-calls';
import type { DealKind } from '../storage/tables/c2c';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { heldDeal } from './held-deals';
import { partiesOf } from './parties';
import type { HeldDeal } from './ruling-book';

/** What one of the two may say on one deal. */
const MOST_WORDS = 100;
const SHOWN = 500;

export interface Said {
  readonly text: string;
  readonly picture?: string | undefined;
}

/** A deal of two others is as unknown as one that never was. */
export function ownDeal(core: Core, member: Member, of: DealKind, id: number): HeldDeal {
  const deal = heldDeal(core, of, id);
  if (!deal || ![deal.buyerId, deal.sellerId].includes(member.id)) throw new Refusal('dealGone');
  return deal;
}

/** Looked at before the deed: pictures and counts stand in the database. */
export async function assertMaySay(core: Core, member: Member, { of, id }: HeldDeal, said: Said): Promise<void> {
  if (said.picture !== undefined && !(await pictureAt(core, member.id, said.picture)))
    throw new Refusal('pictureUnknown');
  const { count } = await core.db
    .selectFrom('deal_word')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('of_kind', '=', of)
    .where('deal_id', '=', id)
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_WORDS) throw new Refusal('wordsUsedUp', { most: MOST_WORDS });
}

export function say(deed: Deed, memberId: number, { of, id }: HeldDeal, { text, picture }: Said): void {
  deed.write('deal_word', {
    id: deed.nextId('deal_word'),
    of_kind: of,
    deal_id: id,
    member_id: memberId,
    text,
    picture: picture ?? null,
    created_at: deed.at,
  });
}

export const sayWords: HandlerOf<typeof sayOnDeal> = forMember((wish, ask) => {
  const { core, member } = ask;
  const id = wholeOf(wish.id);
  return core.clerk.inTurn(`words ${member.id}`, async () => {
    await assertMaySay(core, member, ownDeal(core, member, wish.of, id), wish);
    return ask.perform(deed => {
      say(deed, member.id, ownDeal(core, member, wish.of, id), wish);
      return doneSaying(ask, 'done');
    });
  });
});

export const words: HandlerOf<typeof listDealWords> = forMember(async ({ of, id }, { core, member }) => {
  const deal = await partiesOf(core, of, wholeOf(id));
  const roleOf = (memberId: number): DealRole =>
    memberId === deal?.buyerId ? 'buyer' : memberId === deal?.sellerId ? 'seller' : 'operator';
  const mayRead = deal && (roleOf(member.id) !== 'operator' || (deal.isRuled && hasRole(member, 'operator')));
  if (!mayRead) throw new Refusal('dealGone');
  const rows = await core.db
    .selectFrom('deal_word')
    .selectAll()
    .where('of_kind', '=', of)
    .where('deal_id', '=', wholeOf(id))
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.map(row => ({
    by: roleOf(row.member_id),
    text: row.text,
    picture: row.picture,
    at: asInstant(row.created_at),
  }));
});

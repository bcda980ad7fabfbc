import type { listDealWords, listUnreadWords, markWordsRead, sayOnDeal } from '@tradefloor/contract/ext';
import { asId } from '@tradefloor/contract';
import { hasRole, type Member } from '../account/members';
import type { Core } from '../core';
import { Refusal } from '../messages/refusal';
import { pictureAt } from '../pictures/picture-calls';
import type { DealKind } from '../storage/tables/c2c';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';
import { heldDeal } from './held-deals';
import { type Parties, partiesOf } from './parties';
import type { HeldDeal } from './ruling-book';
import { unreadOf } from './unread-words';
import type { Said } from './word-book';
import { roleIn, wordOf } from './word-rows';

/** c2c.words-bounds: what one of the two may say on one deal. */
const MOST_WORDS = 200;
const SHOWN = 500;

/** A deal of two others is as unknown as one that never was. */
export function ownDeal(core: Core, member: Member, of: DealKind, id: number): HeldDeal {
  const deal = heldDeal(core, of, id);
  if (!deal || ![deal.buyerId, deal.sellerId].includes(member.id)) throw new Refusal('dealGone');
  return deal;
}

/** Looked at before the deed: pictures and counts stand in the database. */
export async function assertMaySay(core: Core, member: Member, { of, id }: HeldDeal, said: Said): Promise<void> {
  core.limits.check('words', String(member.id));
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
  core.limits.count('words', String(member.id));
}

export const sayWords: HandlerOf<typeof sayOnDeal> = forMember((wish, ask) => {
  const { core, member } = ask;
  const id = wholeOf(wish.id);
  return core.clerk.inTurn(`words ${member.id}`, async () => {
    await assertMaySay(core, member, ownDeal(core, member, wish.of, id), wish);
    return ask.perform(deed => {
      const word = core.rulings.words.say(deed, member.id, ownDeal(core, member, wish.of, id), wish);
      return doneSaying(ask, 'done', { id: word.id });
    });
  });
});

/** The two, and an operator once she was asked; nobody else is told that there is anything. */
async function readBy(core: Core, member: Member, of: DealKind, id: number): Promise<Parties> {
  const deal = await partiesOf(core, of, id);
  const mayRead = deal && (roleIn(deal, member.id) !== 'operator' || (deal.isRuled && hasRole(member, 'operator')));
  if (!mayRead) throw new Refusal('dealGone');
  return deal;
}

export const words: HandlerOf<typeof listDealWords> = forMember(async ({ of, id }, { core, member, language }) => {
  const deal = await readBy(core, member, of, wholeOf(id));
  const rows = await core.db
    .selectFrom('deal_word')
    .selectAll()
    .where('of_kind', '=', of)
    .where('deal_id', '=', wholeOf(id))
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.map(row => wordOf(row, deal, member.id, language));
});

export const markRead: HandlerOf<typeof markWordsRead> = forMember(async ({ of, id, upTo }, ask) => {
  const { core, member } = ask;
  const [dealId, wordId] = [wholeOf(id), wholeOf(upTo)];
  await readBy(core, member, of, dealId);
  const word = await core.db
    .selectFrom('deal_word')
    .select('id')
    .where('id', '=', wordId)
    .where('of_kind', '=', of)
    .where('deal_id', '=', dealId)
    .executeTakeFirst();
  if (!word) throw new Refusal('dealGone');
  return ask.perform(deed => {
    deed.write('deal_read', { member_id: member.id, of_kind: of, deal_id: dealId, word_id: wordId });
    return doneSaying(ask, 'done');
  });
});

export const unread: HandlerOf<typeof listUnreadWords> = forMember(async (_, { core, member }) => {
  const rows = await unreadOf(core, member.id);
  return rows.map(({ of_kind, deal_id, count }) => ({ of: of_kind, dealId: asId(deal_id), count }));
});

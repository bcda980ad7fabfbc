import { done } from '@tradefloor/contract';
import type { bookSnapshot, lookUpCall, offers as offersCall, signOut as signOutCall } from '@tradefloor/contract/ext';
import { optionalCalls, pushes } from '@tradefloor/contract/routes';
import { marketOf } from '../market/market-calls';
import { keyOfMarket } from '../market/quotes';
import { Refusal } from '../messages/refusal';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';

/** The names of what the old product did not have, and is here: a client asks once and shows what there is. */
export const offers: HandlerOf<typeof offersCall> = (_, { core }) => ({
  calls: core.offeredCalls.filter(name => name in optionalCalls),
  pushes: Object.values(pushes)
    .filter(({ name, optional }) => optional && core.offeredPushes.includes(name))
    .map(({ name }) => name),
});

export const signOut: HandlerOf<typeof signOutCall> = forMember(async (_, ask) => {
  if (ask.token !== null) await ask.core.sessions.close(ask.token);
  return doneSaying(ask, 'done');
});

/** What became of a call whose answer got lost: what is stored tells, else what is remembered. */
export const fateOfCall: HandlerOf<typeof lookUpCall> = forMember(async (asked, { core, member }) => {
  const { idempotencyKey, isGivenUp = false } = asked;
  // Before the database: a call that ends while that is asked would be found in neither.
  const known = core.fates.of(member.id, idempotencyKey);
  if (known.fate === 'in-progress') return known;
  if (isGivenUp && known.fate === 'unknown') core.fates.giveUp(member.id, idempotencyKey);
  const row = await core.db
    .selectFrom('idempotent_answer')
    .select('answer')
    .where('member_id', '=', member.id)
    .where('key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) return known;
  // Whichever call it was: some answer the text one deeper.
  return { fate: 'done', ...done.decode(JSON.parse(row.answer)) };
});

export const snapshot: HandlerOf<typeof bookSnapshot> = (pair, { core }) => {
  const book = core.books.of(keyOfMarket(marketOf(core.hall, pair)));
  if (!book) throw new Refusal('unknownPair');
  return book.snapshot();
};

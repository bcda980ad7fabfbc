import type { listMessages, readMessage } from '@tradefloor/contract';
import type { Core } from '../core';
import { messageOf } from '../inbox/inbox';
import { Refusal } from '../messages/refusal';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';

const PAGE_ROWS = 100;

export const inbox: HandlerOf<typeof listMessages> = forMember(async (wish, { core, member, language }) => {
  const { page = 1, limit = PAGE_ROWS } = wish;
  const rows = await core.db
    .selectFrom('member_message')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total, unread } = await countedOf(core, member.id);
  const messages = rows.map(row => messageOf(row, language));
  // Who asks for no page gets what the product has always answered.
  return { messages, unread, ...(wish.page === undefined ? {} : { total }) };
});

/** Of all, also of those on other pages. */
const countedOf = (core: Core, memberId: number) =>
  core.db
    .selectFrom('member_message')
    .select(eb => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('is_read', '=', false).as('unread'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();

export const read: HandlerOf<typeof readMessage> = forMember(async ({ id }, ask) => {
  const { core, member } = ask;
  const row = await core.db
    .selectFrom('member_message')
    .selectAll()
    .where('id', '=', wholeOf(id))
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (!row) throw new Refusal('messageGone');
  return ask.perform(deed => {
    deed.write('member_message', { ...row, is_read: true });
    return doneSaying(ask, 'done');
  });
});

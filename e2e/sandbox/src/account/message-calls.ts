import type { listMessages, readMessage } from '@tradefloor/contract';
import type { Core } from '../core';
import { messageOf } from '../inbox/inbox';
import { Refusal } from '../messages/refusal';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { wholeOf } from '../wire/whole-id';

const MOST = 100;

export const inbox: HandlerOf<typeof listMessages> = forMember(async (_, { core, member, language }) => {
  const rows = await core.db
    .selectFrom('member_message')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return { messages: rows.map(row => messageOf(row, language)), unread: await unreadOf(core, member.id) };
});

/** Of all, also of those that the list is too short for. */
async function unreadOf(core: Core, memberId: number): Promise<number> {
  const { unread } = await core.db
    .selectFrom('member_message')
    .select(eb => eb.fn.countAll<number>().as('unread'))
    .where('member_id', '=', memberId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return unread;
}

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

import type { RowList } from '@tradefloor/area/list';
import { listMessages, type UserMessage } from '@tradefloor/contract';
import { messageTopic } from '@tradefloor/platform';
import { newerFirst } from './inbox';

/** The user's messages, in the language that is on. */
export const inboxList: RowList<UserMessage> = {
  name: 'messages',
  whose: 'own',
  keyOf: ({ id }) => id,
  order: newerFirst,
  follow: (bus, { stale }, { language }) => [bus.on(messageTopic).subscribe(stale), language.changes.subscribe(stale)],
  async ask({ http }, page, signal) {
    const { messages, total } = await http(listMessages, { page }, signal ? { signal } : {});
    // A server that tells no total knows no pages: this is all it lists.
    return { rows: messages, total: total ?? messages.length };
  },
};

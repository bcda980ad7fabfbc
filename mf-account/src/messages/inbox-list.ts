import type { RowList } from '@tradefloor/area/list';
import { listMessages, type UserMessage } from '@tradefloor/contract';
import { messageTopic } from '@tradefloor/platform';
import { newerFirst } from './inbox';

/** The user's messages, all of them at once, in the language that is on. */
export const inboxList: RowList<UserMessage> = {
  name: 'messages',
  whose: 'own',
  keyOf: ({ id }) => id,
  order: newerFirst,
  follow: (bus, { stale }, { language }) => [bus.on(messageTopic).subscribe(stale), language.changes.subscribe(stale)],
  async ask({ http }, _, signal) {
    const { messages } = await http(listMessages, {}, signal ? { signal } : {});
    return { rows: messages, total: messages.length };
  },
};

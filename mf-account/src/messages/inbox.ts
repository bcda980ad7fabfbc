import type { Inbox, UserMessage } from '@tradefloor/contract';

export type Show = 'all' | 'unread';

export const unreadOf = (messages: readonly UserMessage[]): readonly UserMessage[] =>
  messages.filter(({ isRead }) => !isRead);

/** By when they came: what a server keeps in another order, such as that of its ids, is not what is looked for. */
export const newerFirst = (one: UserMessage, other: UserMessage): number =>
  (other.updatedAt ?? 0) - (one.updatedAt ?? 0);

/** What was opened among the unread ones stays there: it may not vanish while it is being read. */
export const shownOf = (
  messages: readonly UserMessage[],
  show: Show,
  opened: ReadonlySet<string> = NONE,
): readonly UserMessage[] =>
  show === 'all' ? messages : messages.filter(({ id, isRead }) => !isRead || opened.has(id));

const NONE: ReadonlySet<string> = new Set();

/** A server may list fewer messages than it counts, or only say whether there are any. */
export const countUnread = ({ messages, unread }: Inbox): number => Math.max(unread, unreadOf(messages).length);

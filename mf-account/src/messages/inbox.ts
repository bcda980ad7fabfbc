import type { Inbox, UserMessage } from '@tradefloor/contract';

export type Show = 'all' | 'unread';

export const unreadOf = (messages: readonly UserMessage[]): readonly UserMessage[] =>
  messages.filter(({ isRead }) => !isRead);

export const shownOf = (messages: readonly UserMessage[], show: Show): readonly UserMessage[] =>
  show === 'all' ? messages : unreadOf(messages);

/** A server may list fewer messages than it counts, or only say whether there are any. */
export const countUnread = ({ messages, unread }: Inbox): number => Math.max(unread, unreadOf(messages).length);

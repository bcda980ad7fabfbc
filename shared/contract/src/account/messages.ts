import { action, call } from '../call';
import { list, or } from '../wire/containers';
import { messageId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { count, flag, page, pageSize } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { textOrEmpty } from '../wire/text';

/** `content` may be HTML: to be sanitised before it is shown. */
export interface UserMessage extends PlainOf<typeof userMessage> {}
export const userMessage = /* @__PURE__ */ shape(() => ({
  id: field('id', messageId),
  title: field('title', textOrEmpty),
  content: field('content', textOrEmpty),
  isRead: field('is_read', or(flag, 0)),
  updatedAt: field('update_time', maybeInstant, 'create_time'),
}));

export interface Inbox extends PlainOf<typeof inbox> {}
export const inbox = /* @__PURE__ */ shape(() => ({
  messages: field('list', list<UserMessage>(userMessage), 'data'),
  /** How many; a server that only says whether counts as one. */
  unread: field('unread', or(count, 0)),
  /** Over all pages, where a page was asked for and the server says it. */
  total: optional('total', count),
}));

export const listMessages = /* @__PURE__ */ call('listMessages', 'GET', '/api/message/list', {
  payload: () => ({ page: optional('page', page), limit: optional('limit', pageSize) }),
  answer: (): Kind<Inbox> => inbox,
});

export const readMessage = /* @__PURE__ */ action('readMessage', '/api/message/read', {
  payload: () => ({ id: field('id', messageId) }),
});

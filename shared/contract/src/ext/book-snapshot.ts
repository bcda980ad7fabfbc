import { call } from '../call';
import { bookPush } from '../market/book-push';
import { pairFields } from '../market/pair';

/** The whole book with its number, after a gap. */
export const bookSnapshot = /* @__PURE__ */ call('bookSnapshot', 'GET', '/api/ext/book', {
  auth: 'none',
  payload: pairFields,
  answer: () => bookPush,
});

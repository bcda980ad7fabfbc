import { uploadedPicture } from '../account/upload';
import { action, call } from '../call';
import { push } from '../push';
import { list, maybe } from '../wire/containers';
import { orderId, wordId } from '../wire/ids';
import { instant } from '../wire/instant';
import { type Kind, type PlainOf, refuse } from '../wire/kind';
import { count } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty, typed } from '../wire/text';
import { aDeal, dealKind, dealRole } from './deals';

/** c2c.words-bounds: how long one thing may be that is said on a deal. */
export const WORDS_MOST = 500;
/** One in which there is nothing to see says nothing. */
export const typedWords: Kind<string> = /* @__PURE__ */ typed({ max: WORDS_MOST, pattern: /[^\p{Cf}\s]/u });
const wordKey: Kind<string> = /* @__PURE__ */ typed({ max: 100 });

export interface DealWord extends PlainOf<typeof dealWord> {}
export const dealWord = /* @__PURE__ */ shape(() => ({
  id: field('id', wordId),
  by: field('by', dealRole),
  text: field('text', textOrEmpty),
  picture: field('pic', maybe(text)),
  at: field('create_time', instant),
  /** What its author's client calls it; told to nobody else. */
  key: optional('key', maybe(text)),
}));

/** What both have said on a deal, oldest first; once a ruling was asked for, the operator reads it too. */
export const listDealWords = /* @__PURE__ */ call('listDealWords', 'GET', '/api/ext/deal/words', {
  payload: aDeal,
  answer: () => list<DealWord>(dealWord),
});

/** To the other one, while the deal is open; `picture` is an own one that `upload` answered. */
export const sayOnDeal = /* @__PURE__ */ action('sayOnDeal', '/api/ext/deal/say', {
  // It must not be said twice either.
  movesMoney: true,
  payload: () => ({
    ...aDeal(),
    /** May be left out beside a picture. */
    text: optional('text', typedWords),
    picture: optional('pic', uploadedPicture),
    key: optional('key', wordKey),
  }),
  check: ({ text: words, picture }) =>
    words === undefined && picture === undefined ? refuse('missing', 'text') : null,
});

/** Everything up to this word was seen by the asking user. */
export const markWordsRead = /* @__PURE__ */ action('markWordsRead', '/api/ext/deal/read', {
  payload: () => ({ ...aDeal(), upTo: field('word_id', wordId) }),
});

export interface UnreadWords extends PlainOf<typeof unreadWords> {}
export const unreadWords = /* @__PURE__ */ shape(() => ({
  of: field('of', dealKind),
  dealId: field('deal_id', orderId),
  count: field('unread', count),
}));

/** Of the user's open deals, those on which others have said something that was not seen. */
export const listUnreadWords = /* @__PURE__ */ call('listUnreadWords', 'GET', '/api/ext/deal/unread', {
  answer: () => list<UnreadWords>(unreadWords),
});

/** A word, with the deal that it was said on. */
export interface SaidWord extends PlainOf<typeof saidWord> {}
export const saidWord = /* @__PURE__ */ shape(() => ({
  of: field('of', dealKind),
  dealId: field('deal_id', orderId),
  word: field('word', dealWord),
}));

/** To both sides, and to the operators whom a ruling was asked of. */
export const dealWordSaid = /* @__PURE__ */ push('dealWordSaid', 'ext_deal_word', 'user', saidWord, 'ext');

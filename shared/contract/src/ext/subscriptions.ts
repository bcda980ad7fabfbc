import { type Resolution, resolution } from '../market/resolution';
import { choice } from '../wire/choice';
import { list } from '../wire/containers';
import type { Kind, PlainOf } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';
import { wholePairKey } from '../wire/pair-key';

/** What a client asks the socket for; without any subscription a server sends all, as the old one did. */
export type Channel = 'quotes' | 'book' | 'trades' | 'candles' | 'detail';
const channel: Kind<Channel> = /* @__PURE__ */ choice<Channel>({
  quotes: 'daymarket',
  book: 'market_depth',
  trades: 'transaction',
  candles: 'kline',
  detail: 'market_detail',
});

/** Each channel for each pair; `resolutions` for candles. */
export interface Subscription extends PlainOf<typeof subscription> {}
export const subscription = /* @__PURE__ */ shape(() => ({
  channels: field('channels', list(channel)),
  pairs: field('pairs', list(wholePairKey)),
  resolutions: optional('periods', list<Resolution>(resolution)),
}));

/** The socket's messages from client to server. A book's subscription is answered by a snapshot push. */
export const SUBSCRIBE = 'ext_subscribe';
export const UNSUBSCRIBE = 'ext_unsubscribe';
/** Carries the user's id, which a server ignores (wire.token-says-who): the handshake's token says who it is. */
export const LOGIN = 'login';

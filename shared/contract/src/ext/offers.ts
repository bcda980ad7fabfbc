import { action, call } from '../call';
import { list } from '../wire/containers';
import type { Kind, PlainOf } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { text } from '../wire/text';

/** The plain names of the optional calls and pushes that this server has. */
export interface Offers extends PlainOf<typeof offersShape> {}
export const offersShape = /* @__PURE__ */ shape(() => ({
  calls: field('calls', list(text)),
  pushes: field('pushes', list(text)),
}));

/** Asked for once at start; a server without `/api/ext/` refuses it, and loses what is optional and nothing else. */
export const offers = /* @__PURE__ */ call('offers', 'GET', '/api/ext/', {
  auth: 'none',
  answer: (): Kind<Offers> => offersShape,
});

/** Ends the token's session on the server. */
export const signOut = /* @__PURE__ */ action('signOut', '/api/ext/logout');

import { call } from '../call';
import { list, maybe } from '../wire/containers';
import { amount, price } from '../wire/decimals';
import { instant } from '../wire/instant';
import { mapped, type PlainOf } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { side } from '../wire/side';
import { text } from '../wire/text';
import { pairFields } from './pair';

/** One deal of a pair; `side` is the taker's. */
export interface Trade extends PlainOf<typeof trade> {}
export const trade = /* @__PURE__ */ mapped(
  /* @__PURE__ */ shape(() => ({
    id: field('id', maybe(text)),
    time: field('time', instant),
    price: field('price', price),
    amount: field('amount', amount, 'number'),
    side: field('direction', side, 'type', 'way'),
  })),
  // A server without ids gets one here: rows need to be told apart.
  found => ({ ...found, id: found.id ?? `${found.time}:${found.price}:${found.amount}:${found.side}` }),
  found => found,
);

/** The latest first. */
export const tradeHistory = /* @__PURE__ */ call('tradeHistory', 'GET', '/api/currency/new_tradehistory', {
  auth: 'none',
  payload: pairFields,
  answer: () => list<Trade>(trade),
});

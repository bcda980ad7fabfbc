import { call } from '../call';
import { pairFields } from '../market/pair';
import { list, maybe, or, orBare, within } from '../wire/containers';
import { amount, decimal, price } from '../wire/decimals';
import { instant } from '../wire/instant';
import { type Kind, type PlainOf, unwrapped } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';

/** A bare value, or an object with `value`. */
const valued = <Plain>(of: Kind<Plain>): Kind<Plain> =>
  unwrapped(of, wire => (typeof wire === 'object' && wire !== null && 'value' in wire ? wire.value : wire));

/** What is no amount here, such as a list of positions, says nothing. */
const amountOrNull = /* @__PURE__ */ unwrapped(/* @__PURE__ */ maybe(amount), wire =>
  typeof wire === 'object' ? null : wire,
);

const multiples = /* @__PURE__ */ shape(() => ({
  multipliers: field('muit', list(valued(decimal))),
  handPresets: field('share', list(within('value', decimal))),
}));

const handLimits = /* @__PURE__ */ shape(() => ({
  min: field('min', or(decimal, '1')),
  /** 0 means no upper limit (leverage.hands-limits). */
  max: field('max', or(decimal, '0')),
}));

export interface RecentLeverageTrade extends PlainOf<typeof recentTrade> {}
export const recentTrade = /* @__PURE__ */ shape(() => ({
  time: field('time', instant),
  price: field('price', price),
  amount: field('number', amount),
}));

/** What the leverage form starts from. */
export interface LeverageDeal extends PlainOf<typeof leverageDealShape> {}
export const leverageDealShape = /* @__PURE__ */ shape(() => ({
  multiple: field('multiple', orBare(multiples)),
  handLimits: field('lever_share_limit', orBare(handLimits)),
  /** Percent of the contract value for each night; older servers do not say. */
  overnightRate: optional('overnight_rate', decimal),
  lastPrice: field('last_price', or(price, '0')),
  /** What is opened and closed at; where a server does not say, the last price. */
  markPrice: optional('mark_price', price),
  /** Available and held together, of the leverage account; null for a guest. */
  leverTotal: field('all_levers', amountOrNull),
  /** Available of the leverage account; null for a guest. */
  leverAvailable: field('user_lever', amountOrNull),
  recentTrades: field('my_transaction', list<RecentLeverageTrade>(recentTrade)),
}));

export const leverageDeal = /* @__PURE__ */ call('leverageDeal', 'POST', '/api/lever/deal', {
  auth: 'optional',
  payload: pairFields,
  answer: (): Kind<LeverageDeal> => leverageDealShape,
});

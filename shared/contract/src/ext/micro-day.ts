import type { MicroLimitKind } from '@tradefloor/money';
import { action, call } from '../call';
import { choice } from '../wire/choice';
import { maybe, or } from '../wire/containers';
import { amount, givenAmount } from '../wire/decimals';
import { instant, maybeInstant } from '../wire/instant';
import type { Kind, PlainOf } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';

const limitKind: Kind<MicroLimitKind> = /* @__PURE__ */ choice<MicroLimitKind>({ staked: 'staked', lost: 'lost' });

/** A member's day of micro orders, and the limits that they have set themselves: in USDT, over all currencies. */
export interface MicroDay extends PlainOf<typeof microDay> {}
export const microDay = /* @__PURE__ */ shape(() => ({
  /** Null where there is none. */
  stakedLimit: field('staked_limit', maybe(amount)),
  lostLimit: field('lost_limit', maybe(amount)),
  /** Those of the next day, where they were raised or lifted. */
  nextStakedLimit: field('next_staked_limit', maybe(amount)),
  nextLostLimit: field('next_lost_limit', maybe(amount)),
  /** The numbers of all orders that were placed today. */
  staked: field('staked', or(amount, '0')),
  /** Won today, less what was lost and what fees took. */
  result: field('result', or(amount, '0')),
  /** What runs, and may be lost yet. */
  running: field('running', or(amount, '0')),
  /** No further order until the day ends: it stays so whatever the orders win that run. */
  reached: field('reached', maybe(limitKind)),
  endsAt: field('ends_at', instant),
  /** When the notice of the risk was accepted. */
  noticeAcceptedAt: field('notice_accepted_at', maybeInstant),
}));

export const readMicroDay = /* @__PURE__ */ call('readMicroDay', 'GET', '/api/ext/micro/day', {
  answer: (): Kind<MicroDay> => microDay,
});

/** Both as they shall be; one that is left out is lifted. A lower one counts at once, a higher one or none tomorrow. */
export const setMicroLimits = /* @__PURE__ */ action('setMicroLimits', '/api/ext/micro/limits', {
  payload: () => ({
    stakedLimit: optional('staked_limit', givenAmount),
    lostLimit: optional('lost_limit', givenAmount),
  }),
});

export const acceptMicroNotice = /* @__PURE__ */ action('acceptMicroNotice', '/api/ext/micro/notice');

import { call } from '../call';
import { list, within } from '../wire/containers';
import { amount } from '../wire/decimals';
import { instant } from '../wire/instant';
import type { PlainOf } from '../wire/kind';
import { givenCount } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';

/** What all four accounts were worth together, at the prices of that time. */
export interface WorthThen extends PlainOf<typeof worthThen> {}
export const worthThen = /* @__PURE__ */ shape(() => ({
  at: field('time', instant),
  usdt: field('usdt', amount),
}));

const MOST_DAYS = 366;

/** wallet.worth-history: at each midnight (UTC) of so many days, and now; oldest first. */
export const balanceHistory = /* @__PURE__ */ call('balanceHistory', 'GET', '/api/ext/balance_history', {
  payload: () => ({ days: optional('days', givenCount(MOST_DAYS)) }),
  answer: () => within('list', list<WorthThen>(worthThen)),
});

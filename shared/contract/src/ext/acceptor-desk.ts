import { acceptorDeal, type AcceptorDeal } from '../acceptor/acceptor';
import { action, call } from '../call';
import { push } from '../push';
import { pageOf } from '../wire/containers';
import { orderId } from '../wire/ids';
import { page } from '../wire/numbers';
import { field, optional } from '../wire/shape';
import { proofs } from './secrets';

const dealOnly = () => ({ id: field('id', orderId) });

/** What users asked of this acceptor. */
export const listDealsToServe = /* @__PURE__ */ call('listDealsToServe', 'GET', '/api/ext/acceptor/deals', {
  payload: () => ({ page: optional('page', page) }),
  answer: () => pageOf<AcceptorDeal>('data', acceptorDeal),
});

/** The acceptor paid a withdrawal out: the user confirms, or it confirms itself (c2c.acceptor-confirms). */
export const markDealTransferred = /* @__PURE__ */ action('markDealTransferred', '/api/ext/acceptor/transferred', {
  movesMoney: true,
  payload: dealOnly,
});

/** The acceptor of a recharge, who gives coins away and is asked for the proofs, or the user of a withdrawal. */
export const confirmAcceptorDeal = /* @__PURE__ */ action('confirmAcceptorDeal', '/api/ext/acceptor/confirm', {
  movesMoney: true,
  payload: () => ({ ...dealOnly(), ...proofs() }),
});

export const refuseAcceptorDeal = /* @__PURE__ */ action('refuseAcceptorDeal', '/api/ext/acceptor/refuse', {
  movesMoney: true,
  payload: dealOnly,
});

/** To both sides, each with its own view of the deal. */
export const acceptorDealChanged = /* @__PURE__ */ push(
  'acceptorDealChanged',
  'ext_acceptor_deal',
  'user',
  acceptorDeal,
  'ext',
);

import { action, call } from '../call';
import { list, maybe } from '../wire/containers';
import { givenAmount, givenPercent } from '../wire/decimals';
import { addressId, currencyId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { PlainOf } from '../wire/kind';
import { count } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty, typed } from '../wire/text';
import { proofs } from '../ext/secrets';

const typedAddress = /* @__PURE__ */ typed({ max: 200, pattern: /^\S+$/ });

/**
 * wallet.withdrawn-from: the legal account without `network`, the spot account with it. `rate` is what the user was
 * shown; the server never believes it.
 */
export const withdraw = /* @__PURE__ */ action('withdraw', '/api/wallet/out', {
  movesMoney: true,
  payload: () => ({
    currencyId: field('currency', currencyId),
    amount: field('number', givenAmount),
    address: field('address', typedAddress),
    rate: optional('rate', givenPercent),
    /** Index of the network among the currency's deposit addresses. */
    network: optional('type', count),
    ...proofs(),
  }),
});

export interface WithdrawalAddress extends PlainOf<typeof withdrawalAddress> {}
export const withdrawalAddress = /* @__PURE__ */ shape(() => ({
  id: field('id', addressId),
  address: field('address', text),
  notes: field('notes', textOrEmpty),
  currencyId: field('currency_id', maybe(currencyId), 'currency'),
  /** From when on it may be paid to while only saved addresses are (wallet.saved-only). */
  usableFrom: field('usable_from', maybeInstant),
}));

export const listWithdrawalAddresses = /* @__PURE__ */ call(
  'listWithdrawalAddresses',
  'POST',
  '/api/wallet/get_address',
  {
    payload: () => ({ currencyId: field('currency', currencyId) }),
    answer: () => list<WithdrawalAddress>(withdrawalAddress),
  },
);

export const addWithdrawalAddress = /* @__PURE__ */ action('addWithdrawalAddress', '/api/wallet/addaddress', {
  payload: () => ({
    currencyId: field('currency_id', currencyId),
    address: field('address', typedAddress),
    notes: optional('notes', typed({ max: 100 })),
  }),
});

export const deleteWithdrawalAddress = /* @__PURE__ */ action('deleteWithdrawalAddress', '/api/wallet/deladdress', {
  payload: () => ({ id: field('address_id', addressId) }),
});

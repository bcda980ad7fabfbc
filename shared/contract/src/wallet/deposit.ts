import { action, call } from '../call';
import { list, maybe, or } from '../wire/containers';
import { amount, decimal, givenAmount } from '../wire/decimals';
import { currencyId, userId } from '../wire/ids';
import { type Kind, type PlainOf, refuse } from '../wire/kind';
import { count } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, typed } from '../wire/text';
import { depositAddresses } from './deposit-addresses';

export const getDepositAddresses = /* @__PURE__ */ call('getDepositAddresses', 'POST', '/api/wallet/get_in_address', {
  payload: () => ({ currencyId: field('currency', currencyId) }),
  answer: () => depositAddresses,
});

/** What one network of a currency takes, where that is not what the others take. */
export interface NetworkTerms extends PlainOf<typeof networkTerms> {}
export const networkTerms = /* @__PURE__ */ shape(() => ({
  name: field('name', text),
  depositMin: field('deposit_min', maybe(amount)),
  confirmationsToCredit: field('credit_confirmations', maybe(count)),
  confirmationsToWithdraw: field('withdraw_confirmations', maybe(count)),
  withdrawalMin: field('min_number', maybe(amount)),
  /** Percent. */
  rate: field('rate', maybe(decimal)),
}));

/** Of one currency, credited and not yet free to leave. */
export interface Unconfirmed extends PlainOf<typeof unconfirmed> {}
export const unconfirmed = /* @__PURE__ */ shape(() => ({
  currencyName: field('currency_name', text),
  amount: field('amount', amount),
}));

/** What deposits and withdrawals of one currency need to know. */
export interface CoinInfo extends PlainOf<typeof coinInfoShape> {}
export const coinInfoShape = /* @__PURE__ */ shape(() => ({
  name: field('name', text, 'currency_name'),
  legalBalance: field('legal_balance', or(amount, '0')),
  changeBalance: field('change_balance', or(amount, '0')),
  withdrawalMin: field('min_number', or(amount, '0')),
  /** Of one withdrawal; null where there is none. */
  withdrawalMax: field('max_number', maybe(amount)),
  dayLimit: field('day_limit', maybe(amount)),
  /** Of the day's limit, used already. */
  sentToday: field('day_used', maybe(amount)),
  /** Percent. */
  rate: field('rate', or(decimal, '0')),
  decimals: field('decimals', maybe(count)),
  // wallet.confirmation-counts: the server says them, per currency; the product had several versions of them.
  depositMin: field('deposit_min', maybe(amount)),
  /** Of one deposit request, and of a day's; null where there is none. */
  depositMax: field('deposit_max', maybe(amount)),
  depositDayLimit: field('deposit_day_limit', maybe(amount)),
  depositedToday: field('deposit_day_used', maybe(amount)),
  confirmationsToCredit: field('credit_confirmations', maybe(count)),
  confirmationsToWithdraw: field('withdraw_confirmations', maybe(count)),
  /** Credited, and not yet free to leave: what the network has seen too little of. */
  unconfirmedLegal: field('legal_unconfirmed', or(amount, '0')),
  unconfirmedChange: field('change_unconfirmed', or(amount, '0')),
  /** The most that may leave now, whichever currency's deposits hold the rest back; null where a server does not tell. */
  freeLegal: field('legal_free', maybe(amount)),
  freeChange: field('change_free', maybe(amount)),
  /** All that is not confirmed, whatever its currency: what is worth the most first. */
  unconfirmed: field('unconfirmed', list<Unconfirmed>(unconfirmed)),
  /** In the order of the deposit addresses; older servers have one answer for all of them. */
  networks: field('networks', list<NetworkTerms>(networkTerms)),
}));

export const coinInfo = /* @__PURE__ */ call('coinInfo', 'POST', '/api/wallet/get_info', {
  payload: () => ({ currencyId: field('currency', currencyId) }),
  answer: (): Kind<CoinInfo> => coinInfoShape,
});

/**
 * Tells the server that money is on its way. From the fiat wallet everything is required (wallet.deposit-needs); the spot wallet names
 * the deposit address it paid to, and only the amount is required.
 */
export const requestDeposit = /* @__PURE__ */ action('requestDeposit', '/api/wallet/charge_req', {
  movesMoney: true,
  payload: () => ({
    currencyId: field('currency', currencyId),
    amount: field('amount', givenAmount),
    fromAddress: optional('acc', typed({ max: 200 })),
    hash: optional('hash', typed({ max: 200 })),
    picture: optional('pic', typed({ max: 500 })),
    depositAddress: optional('type', typed({ max: 200 })),
  }),
  check: ({ depositAddress, fromAddress, hash, picture }) => {
    if (depositAddress !== undefined) return null;
    if (fromAddress === undefined) return refuse('missing', 'acc');
    if (hash === undefined) return refuse('missing', 'hash');
    return picture === undefined ? refuse('missing', 'pic') : null;
  },
});

export interface CompanyAddress extends PlainOf<typeof companyAddressShape> {}
export const companyAddressShape = /* @__PURE__ */ shape(() => ({
  address: field('company_eth_address', maybe(text)),
}));

/** The deposit page's own address. `user_id` never says who is asking. */
export const companyAddress = /* @__PURE__ */ call('companyAddress', 'GET', '/api/money/rechange', {
  payload: () => ({ userId: optional('user_id', userId) }),
  answer: (): Kind<CompanyAddress> => companyAddressShape,
});

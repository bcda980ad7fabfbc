import { call } from '../call';
import { list, maybe, or, within } from '../wire/containers';
import { amount, decimal, percent } from '../wire/decimals';
import { currencyId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import type { PlainOf } from '../wire/kind';
import { count } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';

/** What an insurance can be bought as. */
export interface InsuranceType extends PlainOf<typeof insuranceType> {}
export const insuranceType = /* @__PURE__ */ shape(() => ({
  id: field('id', text),
  name: field('name', textOrEmpty),
  amountMin: field('min_amount', maybe(amount)),
  amountMax: field('max_amount', maybe(amount)),
  /** The price of it, percent of the insured sum. */
  ratePercent: field('insurance_rate', maybe(percent)),
  /** What it pays, percent of what was lost; where a server does not say, all of it. */
  payoutPercent: optional('payout_rate', percent),
  /** Orders that run longer do not count for it. */
  longestSeconds: optional('longest_seconds', count),
}));

/** The insurance that the user has. */
export interface UserInsurance extends PlainOf<typeof userInsurance> {}
export const userInsurance = /* @__PURE__ */ shape(() => ({
  id: field('id', text),
  typeId: field('insurance_type_id', maybe(text)),
  insured: field('amount', or(amount, '0')),
  /** Won or lost since it was bought: a claim is compulsory at half of `insured` lost (micro.insurance-ends). */
  result: field('result', or(amount, '0')),
  payoutsToday: field('payouts_today', or(count, 0)),
  boughtAt: field('create_time', maybeInstant),
}));

const userWallet = /* @__PURE__ */ shape(() => ({
  /** Available, the insurance's part included. */
  available: field('micro_with_insurance', or(amount, '0'), 'micro_balance'),
  insurance: field('insurance_balance', or(amount, '0')),
}));

/** A currency that micro orders are paid in. */
export interface MicroCurrency extends PlainOf<typeof microCurrency> {}
export const microCurrency = /* @__PURE__ */ shape(() => ({
  id: field('id', currencyId),
  name: field('name', text),
  presets: field('micro_numbers', list(within('number', amount))),
  /** Of one order; older servers do not say. */
  amountMin: optional('min_number', amount),
  amountMax: optional('max_number', amount),
  /** Percent of the number. */
  fee: field('micro_trade_fee', or(decimal, '0')),
  /** Null for a guest. */
  wallet: field('user_wallet', maybe(userWallet)),
  insuranceTypes: field('insurance_types', list<InsuranceType>(insuranceType)),
  insurance: field('user_insurance', maybe<UserInsurance>(userInsurance)),
}));

export const listMicroCurrencies = /* @__PURE__ */ call(
  'listMicroCurrencies',
  'GET',
  '/api/microtrade/payable_currencies',
  {
    auth: 'optional',
    answer: () => list<MicroCurrency>(microCurrency),
  },
);

export interface MicroDuration extends PlainOf<typeof microDuration> {}
export const microDuration = /* @__PURE__ */ shape(() => ({
  seconds: field('seconds', count),
  /** Percent of the number. */
  profitRatio: field('profit_ratio', percent),
}));

export const listMicroDurations = /* @__PURE__ */ call('listMicroDurations', 'GET', '/api/microtrade/seconds', {
  auth: 'optional',
  answer: () => list<MicroDuration>(microDuration),
});

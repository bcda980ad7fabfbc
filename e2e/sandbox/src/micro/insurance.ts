import {
  add,
  type Amount,
  compare,
  cut,
  fits,
  insurancePayout,
  insuranceState,
  neg,
  payoutAllowed,
  percentOf,
  ZERO,
} from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { type Dealt, dealWithHouse } from '../ledger/house';
import { findCurrency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import type { Insurance } from './outcome';
import { assertAvailable, payableOf } from './place-order';

export interface InsuranceWish {
  readonly memberId: number;
  readonly currencyId: number;
  readonly typeId: string;
  readonly insured: Amount;
}

/** Insures a part of what is available, for a price that is the exchange's. One at a time in a currency. */
export function buyInsurance(core: Core, deed: Deed, wish: InsuranceWish): Insurance {
  const { memberId, currencyId, insured } = wish;
  const type = payableOf(currencyId).insurances.find(({ id }) => id === wish.typeId);
  if (!type) throw new Refusal('insuranceUnknown');
  const { name = '', scale = 0 } = findCurrency(currencyId) ?? {};
  if (!fits(insured, scale)) throw new Refusal('numberTooFine', { digits: scale });
  if (compare(insured, type.min) < 0 || compare(insured, type.max) > 0) {
    throw new Refusal('insuredRange', { least: type.min, most: type.max, currency: name });
  }
  if (core.micro.insuranceOf(memberId, currencyId)) throw new Refusal('insuredAlready', { currency: name });
  const premium = cut(percentOf(insured, type.rate), scale, 'up');
  assertAvailable(core, memberId, currencyId, add(insured, premium));
  const insurance: Insurance = {
    id: deed.nextId('micro_insurance'),
    member_id: memberId,
    currency_id: currencyId,
    type_id: type.id,
    insured,
    premium,
    result: ZERO,
    state: 'active',
    bought_at: deed.at,
    ended_at: null,
  };
  dealWithHouse(deed, core.ledger, dealtBy(insurance), {
    cause: 'insurance_premium',
    reference: `micro_insurance:${insurance.id}`,
    available: neg(premium),
    fees: premium,
  });
  core.micro.saveInsurance(deed, insurance);
  return insurance;
}

/** Its share of what was lost comes back, and the insurance ends. Another member's is as unknown as none. */
export function claimInsurance(core: Core, deed: Deed, memberId: number, id: string) {
  const insurance = core.micro.insurancesOf(memberId).find(one => String(one.id) === id);
  if (!insurance) throw new Refusal('insuranceGone');
  if (insuranceState(insurance.insured, insurance.result) !== 'claim-due') throw new Refusal('claimNotDue');
  if (!payoutAllowed(core.micro.payoutsOn(memberId, deed.at))) throw new Refusal('payoutsUsed');
  const payout = payoutOf(insurance);
  dealWithHouse(deed, core.ledger, dealtBy(insurance), {
    cause: 'insurance_payout',
    reference: `micro_insurance:${insurance.id}`,
    available: payout,
    house: neg(payout),
  });
  core.micro.saveInsurance(deed, { ...insurance, state: 'claimed', ended_at: deed.at });
  return { amount: payout, currency: findCurrency(insurance.currency_id)?.name ?? '' };
}

function payoutOf({ currency_id: currencyId, type_id: typeId, insured, result }: Insurance): Amount {
  const type = payableOf(currencyId).insurances.find(({ id }) => id === typeId);
  return insurancePayout(insured, result, type?.share ?? ZERO, findCurrency(currencyId)?.scale);
}

const dealtBy = ({ member_id: memberId, currency_id: currencyId }: Insurance): Dealt => ({
  memberId,
  currencyId,
  account: 'micro',
});

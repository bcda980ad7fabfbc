import { add, insuranceState, isNegative, mul, neg, payoutAllowed, type Price, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { dealWithHouse } from '../ledger/house';
import { findCurrency } from '../market/currency';
import { usdtOf } from '../spot/spot-calls';
import { type Insurance, type MicroOrder, resultAt } from './outcome';
import { countSettled } from './own-day';
import { LONGEST_INSURED_SECONDS } from './terms';

/** The house pays what was won, or keeps the number. */
export function settleOrder(core: Core, deed: Deed, order: MicroOrder, endPrice: Price): void {
  const { member_id: memberId, currency_id: currencyId, number } = order;
  const { name = '', scale = 0 } = findCurrency(currencyId) ?? {};
  const result = resultAt(order, endPrice, scale);
  dealWithHouse(
    deed,
    core.ledger,
    { memberId, currencyId, account: 'micro' },
    {
      cause: 'micro_close',
      reference: `micro_order:${order.id}`,
      available: isNegative(result) ? ZERO : add(number, result),
      locked: neg(number),
      house: neg(result),
    },
  );
  core.houseDay.pay(deed, mul(result, usdtOf(core, currencyId)));
  core.micro.saveOrder(deed, { ...order, state: 'closed', end_price: endPrice, result, closed_at: deed.at });
  countSettled(core, deed, order, result);
  const insurance = core.micro.insuranceOf(memberId, currencyId);
  // What was risked before it was bought is not insured.
  if (!insurance || order.created_at < insurance.bought_at || order.seconds > LONGEST_INSURED_SECONDS) return;
  count(core, deed, { ...insurance, result: add(insurance.result, result) }, { currency: name });
}

/** micro.insurance-ends: cancelled at as much won as is insured. */
function count(core: Core, deed: Deed, insurance: Insurance, values: { readonly currency: string }): void {
  const before = core.micro.insuranceOf(insurance.member_id, insurance.currency_id);
  const state = insuranceState(insurance.insured, insurance.result);
  const isOver = state === 'cancelled';
  core.micro.saveInsurance(deed, isOver ? { ...insurance, state: 'cancelled', ended_at: deed.at } : insurance);
  if (isOver) core.inbox.leave(deed, insurance.member_id, 'insuranceCancelled', values);
  const wasDue = before !== undefined && insuranceState(before.insured, before.result) === 'claim-due';
  if (state !== 'claim-due' || wasDue) return;
  // micro.payouts-a-day: nobody is asked for a claim that would be refused.
  const mayClaim = payoutAllowed(core.micro.payoutsOn(insurance.member_id, deed.at));
  core.inbox.leave(deed, insurance.member_id, mayClaim ? 'insuranceClaimDue' : 'insuranceClaimWaits', values);
}

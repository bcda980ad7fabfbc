import type { Round } from '../clock/rounds';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { planWithId } from './plans';
import { dueDays } from './staking-desk';

/** Each order's income is paid at the hour at which it was bought, also for days on which the exchange was away. */
export const payDays =
  (core: Core): Round =>
  async now => {
    const due = core.staking.orders().flatMap(order => dueDays(order, now).map(at => ({ id: order.id, at })));
    // Each deed is done in memory at once, so that the days follow each other and are stored together.
    await Promise.all(due.map(({ id, at }) => core.clerk.perform(deed => payDay(core, deed, id), at)));
    return due.length > 0;
  };

/** However late (staking.told-at-maturity): whoever locked money up is to hear that it is free. */
function payDay({ staking, inbox }: Core, deed: Deed, id: number): void {
  const finished = staking.payDay(deed, id);
  if (finished === null) return;
  const { member_id, plan_id, amount, income } = finished;
  inbox.leave(deed, member_id, 'stakeMatured', { plan: planWithId(plan_id)?.name ?? '', amount, income });
}

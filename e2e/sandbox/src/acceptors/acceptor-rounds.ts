import type { Round } from '../clock/rounds';
import { SECOND } from '../clock/clock';
import type { Core } from '../core';
import type { AcceptorDealRow } from '../storage/tables/c2c';
import type { Deed } from '../ledger/deed';
import { heldByDeal } from '../rulings/held-deals';
import { tellOfRuling } from '../rulings/ruling-notes';
import { isServedBySimulation } from './acceptor-calls';
import { isLate, isUnanswered } from './deal-rules';

/** Withdrawals that nobody confirmed for twenty minutes after they were marked transferred. */
export const lateConfirmations =
  ({ clerk, acceptors, rulings }: Core): Round =>
  async now => {
    const late = acceptors.deals().filter(deal => isLate(deal, now) && !rulings.of('acceptor-deal', deal.id));
    await Promise.all(late.map(({ id }) => clerk.perform(deed => acceptors.confirmLate(deed, id))));
    return late.length > 0;
  };

/**
 * Deals that the acceptor left alone: a withdrawal comes to nothing; a recharge may have been paid, so that an operator
 * decides.
 */
export const unansweredDeals =
  (core: Core): Round =>
  async now => {
    const { clerk, acceptors, rulings } = core;
    const left = acceptors.deals().filter(deal => isUnanswered(deal, now) && !rulings.of('acceptor-deal', deal.id));
    await Promise.all(left.map(({ id }) => clerk.perform(deed => endUnanswered(core, deed, id))));
    return left.length > 0;
  };

function endUnanswered(core: Core, deed: Deed, id: number): void {
  const deal = core.acceptors.waitingWith(id);
  if (!deal || !isUnanswered(deal, deed.at) || core.rulings.of('acceptor-deal', id)) return;
  if (deal.side === 'buy') {
    tellOfRuling(core, deed, core.rulings.ask(deed, heldByDeal(core, deal), null), 'rulingAsked');
    return;
  }
  core.acceptors.cancelUnanswered(deed, deal);
  core.inbox.leave(deed, deal.member_id, 'dealUnanswered', { order: id, quantity: deal.quantity, currency: 'USDT' });
}

/** Simulated acceptors answer after a while, as an operator or a test has set it. */
export const simulatedAcceptors =
  (core: Core): Round =>
  async now => {
    // oxlint-disable-next-line tradefloor/money-is-no-number -- seconds
    const since = now - Number(core.settings.get('acceptor_seconds')) * SECOND;
    const due = core.acceptors.deals().filter(deal => deal.created_at <= since && deal.transferred_at === null);
    const answered = await Promise.all(due.map(deal => answer(core, deal)));
    return answered.includes(true);
  };

async function answer(core: Core, deal: AcceptorDealRow): Promise<boolean> {
  const acceptor = core.acceptors.withId(deal.acceptor_id);
  if (!acceptor || !isServedBySimulation(core, acceptor)) return false;
  const refuses = core.settings.get('acceptor_answer') === 'refuse';
  // What an operator is asked about is not refused any more.
  if (refuses && core.rulings.of('acceptor-deal', deal.id)) return false;
  await core.clerk.perform(deed => {
    const of = [deed, acceptor.member_id, deal.id] as const;
    if (refuses) core.acceptors.refuse(...of);
    else if (deal.side === 'buy') core.acceptors.confirm(...of);
    else core.acceptors.markTransferred(...of);
  });
  return true;
}

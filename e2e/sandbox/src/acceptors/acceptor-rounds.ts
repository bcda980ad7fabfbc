import type { Round } from '../clock/rounds';
import { SECOND } from '../clock/clock';
import type { Core } from '../core';
import type { AcceptorDealRow } from '../storage/tables/c2c';
import { isSimulated } from './acceptor-calls';
import { isLate } from './acceptor-desk';

/** Withdrawals that nobody confirmed for twenty minutes after they were marked transferred. */
export const lateConfirmations =
  ({ clerk, acceptors }: Core): Round =>
  async now => {
    const late = acceptors.deals().filter(deal => isLate(deal, now));
    await Promise.all(late.map(({ id }) => clerk.perform(deed => acceptors.confirmLate(deed, id))));
    return late.length > 0;
  };

/** Simulated acceptors answer after a while, as an operator or a test has set it. */
export const simulatedAcceptors =
  (core: Core): Round =>
  async now => {
    const since = now - Number(core.settings.get('acceptor_seconds')) * SECOND;
    const due = core.acceptors.deals().filter(deal => deal.created_at <= since && deal.transferred_at === null);
    const answered = await Promise.all(due.map(deal => answer(core, deal)));
    return answered.includes(true);
  };

async function answer(core: Core, deal: AcceptorDealRow): Promise<boolean> {
  const acceptor = core.acceptors.withId(deal.acceptor_id);
  if (!acceptor || !isSimulated(core, acceptor)) return false;
  const refuses = core.settings.get('acceptor_answer') === 'refuse';
  await core.clerk.perform(deed => {
    const of = [deed, acceptor.member_id, deal.id] as const;
    if (refuses) core.acceptors.refuse(...of);
    else if (deal.side === 'buy') core.acceptors.confirm(...of);
    else core.acceptors.markTransferred(...of);
  });
  return true;
}

import { lateConfirmations, simulatedAcceptors, unansweredDeals } from '../acceptors/acceptor-rounds';
import { merchantAnswers } from '../c2c/merchant-answers';
import { simulatedMerchants } from '../c2c/merchants';
import { paymentWindows } from '../c2c/payment-window';
import type { Core } from '../core';
import { payDays } from '../staking/pay-days';
import { Nightly } from './nightly';

/** What happens by itself when its time has come, in this order. */
export function addRounds(core: Core): void {
  const { rounds, options } = core;
  const nightly = new Nightly(core);
  rounds.add(now => core.reviews.round(now));
  rounds.add(now => core.rebates.round(now));
  rounds.add(() => core.priceWatch.round());
  rounds.add(now => core.dueWatch.round(now));
  rounds.add(() => core.sessions.endOutdated());
  rounds.add(now => core.chain.round(now));
  const simulated = options.simulation ? [simulatedMerchants, merchantAnswers, simulatedAcceptors] : [];
  for (const round of [paymentWindows, lateConfirmations, ...simulated, unansweredDeals, payDays])
    rounds.add(round(core));
  rounds.add(now => nightly.round(now));
}

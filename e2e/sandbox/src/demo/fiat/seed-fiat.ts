import type { Core } from '../../core';
import { seedAcceptors } from './demo-acceptors';
import { seedC2c } from './demo-c2c';
import { seedPaymentDetails } from './demo-payment-details';
import { seedStaking } from './demo-staking';

/** Payment details, adverts and orders, acceptors and their deals, staked plans: as if the demo accounts had been here for weeks. */
export async function seedFiat(core: Core): Promise<void> {
  // Nothing of the past may run out while it is written.
  await core.rounds.stop();
  await seedPaymentDetails(core);
  await seedC2c(core);
  await seedAcceptors(core);
  await seedStaking(core);
  await core.rounds.run();
  core.rounds.start();
}

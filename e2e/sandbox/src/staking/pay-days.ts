import type { Round } from '../clock/rounds';
import type { Core } from '../core';
import { dueDays } from './staking-desk';

/** Each order's income is paid at the hour at which it was bought, also for days on which the exchange was away. */
export const payDays =
  ({ clerk, staking }: Core): Round =>
  async now => {
    const due = staking.orders().flatMap(order => dueDays(order, now).map(at => ({ id: order.id, at })));
    // Each deed is done in memory at once, so that the days follow each other and are stored together.
    await Promise.all(due.map(({ id, at }) => clerk.perform(deed => staking.payDay(deed, id), at)));
    return due.length > 0;
  };

import type { Round } from '../clock/rounds';
import type { Core } from '../core';
import { nextPayDay } from './staking-desk';

/** Each order's income is paid at the hour at which it was bought, also for days on which the exchange was away. */
export const payDays =
  ({ clerk, staking }: Core): Round =>
  async now => {
    const due = staking.orders().filter(order => nextPayDay(order) <= now);
    await Promise.all(due.map(order => clerk.perform(deed => staking.payDay(deed, order.id), nextPayDay(order))));
    return due.length > 0;
  };

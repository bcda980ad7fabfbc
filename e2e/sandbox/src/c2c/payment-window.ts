import type { Round } from '../clock/rounds';
import type { Core } from '../core';

/** Orders that nobody paid in time cancel themselves. */
export const paymentWindows =
  ({ clerk, c2c }: Core): Round =>
  async now => {
    const late = c2c.unfinished().filter(order => order.status === 'unpaid' && now >= order.pay_by);
    await Promise.all(late.map(({ id }) => clerk.perform(deed => c2c.expire(deed, id))));
    return late.length > 0;
  };

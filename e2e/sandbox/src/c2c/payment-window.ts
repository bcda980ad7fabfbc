import type { Clerk } from '../ledger/clerk';
import type { Round } from '../clock/rounds';
import type { OrderDesk } from './order-desk';

/** Orders that nobody paid in time cancel themselves. */
export const paymentWindows =
  (clerk: Clerk, desk: OrderDesk): Round =>
  async now => {
    const late = desk.unfinished().filter(order => order.status === 'unpaid' && now >= order.pay_by);
    await Promise.all(late.map(({ id }) => clerk.perform(deed => desk.expire(deed, id))));
    return late.length > 0;
  };

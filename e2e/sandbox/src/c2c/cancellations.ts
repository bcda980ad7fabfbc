import { CANCELLATIONS_A_DAY, fiatTradingStopped } from '@tradefloor/money';
import { DAY, HOUR } from '../clock/clock';
import { Refusal } from '../messages/refusal';

/** The yuan's day: it begins at midnight in Beijing. */
const BEIJING = 8 * HOUR;
const dayOf = (at: number): number => Math.floor((at + BEIJING) / DAY);
export const startOfDay = (at: number): number => dayOf(at) * DAY - BEIJING;

interface Cancelled {
  readonly buyer_id: number;
  readonly seller_id: number;
  readonly owner_id: number;
}

/**
 * Whose orders were cancelled, or ran out unpaid, by the buyer's doing: three in a day end that day's fiat trading. Of the
 * orders that one seller makes out of a buyer's own advert one counts: nobody stops another's trading with three small ones.
 */
export class Cancellations {
  private readonly counted = new Map<number, { readonly at: number; readonly soldBy: number | null }[]>();

  load(cancelled: Iterable<Cancelled & { readonly closed_at: number | null }>): void {
    this.counted.clear();
    for (const order of cancelled) this.note(order, order.closed_at ?? 0);
  }

  note({ buyer_id, seller_id, owner_id }: Cancelled, at: number): void {
    const soldBy = owner_id === buyer_id ? seller_id : null;
    const today = this.ofDay(buyer_id, at);
    if (soldBy !== null && today.some(other => other.soldBy === soldBy)) return;
    this.counted.set(buyer_id, [...today, { at, soldBy }]);
  }

  isStopped(memberId: number, now: number): boolean {
    return fiatTradingStopped(this.ofDay(memberId, now).length);
  }

  assertNotStopped(memberId: number, now: number): void {
    if (this.isStopped(memberId, now)) throw new Refusal('fiatStopped', { most: CANCELLATIONS_A_DAY });
  }

  private ofDay(memberId: number, now: number) {
    return (this.counted.get(memberId) ?? []).filter(({ at }) => dayOf(at) === dayOf(now));
  }
}

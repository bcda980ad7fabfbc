import { CANCELLATIONS_A_DAY, fiatTradingStopped } from '@tradefloor/money';
import { DAY, HOUR } from '../clock/clock';
import { Refusal } from '../messages/refusal';

/** The yuan's day: it begins at midnight in Beijing. */
const BEIJING = 8 * HOUR;
const dayOf = (at: number): number => Math.floor((at + BEIJING) / DAY);
export const startOfDay = (at: number): number => dayOf(at) * DAY - BEIJING;

/** Whose orders were cancelled, or ran out unpaid, by the buyer's doing: three in a day end that day's fiat trading. */
export class Cancellations {
  private readonly times = new Map<number, number[]>();

  load(cancelled: Iterable<{ readonly buyerId: number; readonly at: number }>): void {
    this.times.clear();
    for (const { buyerId, at } of cancelled) this.note(buyerId, at);
  }

  note(buyerId: number, at: number): void {
    this.times.set(buyerId, [...(this.times.get(buyerId) ?? []).filter(time => dayOf(time) === dayOf(at)), at]);
  }

  isStopped(memberId: number, now: number): boolean {
    const today = (this.times.get(memberId) ?? []).filter(time => dayOf(time) === dayOf(now));
    return fiatTradingStopped(today.length);
  }

  assertNotStopped(memberId: number, now: number): void {
    if (this.isStopped(memberId, now)) throw new Refusal('fiatStopped', { most: CANCELLATIONS_A_DAY });
  }
}

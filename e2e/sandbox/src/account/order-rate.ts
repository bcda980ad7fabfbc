import type { Clock } from '../clock/clock';
import { SECOND } from '../clock/clock';
import { Refusal } from '../messages/refusal';

/** What may come at once after a pause, in seconds' worth. */
const BURST_SECONDS = 2;
const SWEEP_ABOVE = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** So many orders a second a member, over all kinds of trading; a machine that runs wild is stopped, no trader's hand is. */
export class OrderRate {
  private readonly buckets = new Map<number, Bucket>();

  constructor(
    private readonly clock: Clock,
    /** Zero: no limit. */
    private readonly aSecond: number,
  ) {}

  /** One more order of this member, or a refusal. */
  take(memberId: number): void {
    if (this.aSecond === 0) return;
    const now = this.clock.now();
    const most = this.aSecond * BURST_SECONDS;
    const { left, at } = this.buckets.get(memberId) ?? { left: most, at: now };
    const refilled = Math.min(most, left + (Math.max(0, now - at) * this.aSecond) / SECOND);
    if (refilled < 1) throw new Refusal('ordersTooFast', { most: this.aSecond });
    if (this.buckets.size > SWEEP_ABOVE) this.sweep(now);
    this.buckets.set(memberId, { left: refilled - 1, at: now });
  }

  /** Who paused long enough has a full bucket, as somebody new. */
  private sweep(now: number): void {
    for (const [memberId, { at }] of this.buckets) {
      if (now - at > BURST_SECONDS * SECOND) this.buckets.delete(memberId);
    }
  }
}

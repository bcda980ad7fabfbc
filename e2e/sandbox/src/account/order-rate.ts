import { Rate } from '@tradefloor/limits';
import type { Clock } from '../clock/clock';
import { Refusal } from '../messages/refusal';

/** What may come at once after a pause, in seconds' worth. */
const BURST_SECONDS = 2;

/** So many orders a second a member, over all kinds of trading; a machine that runs wild is stopped, no trader's hand is. */
export class OrderRate {
  private readonly rate: Rate;

  constructor(
    clock: Clock,
    /** Zero: no limit. */
    private readonly aSecond: number,
  ) {
    this.rate = new Rate({ perSecond: aSecond, atOnce: aSecond * BURST_SECONDS }, () => clock.now());
  }

  /** One more order of this member, or a refusal. */
  take(memberId: number): void {
    if (this.rate.take(String(memberId)) > 0) throw new Refusal('ordersTooFast', { most: this.aSecond });
  }
}

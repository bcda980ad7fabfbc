import type { Chance } from '../clock/chance';
import { DAY } from '../clock/clock';

/** Half of a distance from the reference is made good in three days … */
const PULL_A_DAY = Math.LN2 / 3;
/** … and no more than this part of a day's deviation in a day: who knows the reference must not live off it by the hour. */
const MOST_PULL = 0.15;
/** After a pause the price goes on from where it was: it does not jump by hours. */
const LONGEST_STEP_MS = 5_000;

/** Where a simulated market thinks the price is: a random walk, drawn back to its reference. */
export class PriceWalk {
  private reference: number;

  constructor(
    private readonly chance: Chance,
    private readonly dailyDeviation: number,
    reference: number,
    public price: number,
  ) {
    this.reference = reference;
  }

  advance(elapsedMs: number): number {
    const days = Math.min(Math.max(elapsedMs, 0), LONGEST_STEP_MS) / DAY;
    const wanted = -PULL_A_DAY * Math.log(this.price / this.reference);
    const most = MOST_PULL * this.dailyDeviation;
    const pull = Math.max(-most, Math.min(most, wanted));
    this.price *= Math.exp(pull * days + this.dailyDeviation * Math.sqrt(days) * this.chance.normal());
    return this.price;
  }

  jump(price: number): void {
    this.price = price;
    this.reference = price;
  }
}

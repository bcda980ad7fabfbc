import type { Chance } from '../clock/chance';
import { DAY } from '../clock/clock';

/** Half of a distance from the reference is made good in three days. */
const PULL_A_DAY = Math.LN2 / 3;
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
    const pull = -PULL_A_DAY * Math.log(this.price / this.reference) * days;
    this.price *= Math.exp(pull + this.dailyDeviation * Math.sqrt(days) * this.chance.normal());
    return this.price;
  }

  jump(price: number): void {
    this.price = price;
    this.reference = price;
  }
}

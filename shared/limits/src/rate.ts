import { type Allowance, Bucket } from './bucket';

/** Beyond so many callers the ones that have rested are forgotten, and then whoever came first. */
const MOST_KNOWN = 20_000;

/** How often each caller may, every one with a bucket of its own. A rate of zero is none: everybody always may. */
export class Rate {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = () => performance.now(),
    private readonly mostKnown = MOST_KNOWN,
  ) {}

  /** Zero, or the milliseconds that this caller has to wait. */
  take(caller: string, amount = 1): number {
    if (this.allowance.perSecond === 0) return 0;
    const known = this.buckets.get(caller);
    if (known) return known.take(amount);
    if (this.buckets.size >= this.mostKnown) this.forgetSome();
    const bucket = new Bucket(this.allowance, this.now);
    this.buckets.set(caller, bucket);
    return bucket.take(amount);
  }

  get known(): number {
    return this.buckets.size;
  }

  private forgetSome(): void {
    for (const [caller, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(caller);
    // A Map keeps the order of its keys. Half of them at once, so that a flood of new callers pays for it seldom.
    for (const caller of this.buckets.keys()) {
      if (this.buckets.size <= this.mostKnown / 2) break;
      this.buckets.delete(caller);
    }
  }
}

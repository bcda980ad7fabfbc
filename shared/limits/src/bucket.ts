export interface Allowance {
  readonly perSecond: number;
  /** What may come at once after a pause. */
  readonly atOnce: number;
}

const SECOND = 1_000;

/** Fills at a steady rate up to its brim; what is taken from it empties it. */
export class Bucket {
  private left: number;
  private at: number;

  /** A clock that never goes back is the better one: where it does, the bucket only fills no faster than it should. */
  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = allowance.atOnce;
    this.at = now();
  }

  get isFull(): boolean {
    this.fill();
    return this.left >= this.allowance.atOnce;
  }

  /** Zero: it was there, and is taken. Else the milliseconds until it will be, and nothing is taken. */
  take(amount = 1): number {
    this.fill();
    // More than it ever holds is let through from a full one, which then owes the rest.
    const wanted = Math.min(amount, this.allowance.atOnce);
    if (this.left < wanted) return Math.max(1, Math.ceil(((wanted - this.left) / this.allowance.perSecond) * SECOND));
    this.left -= amount;
    return 0;
  }

  private fill(): void {
    const now = this.now();
    const { atOnce, perSecond } = this.allowance;
    this.left = Math.min(atOnce, this.left + (Math.max(0, now - this.at) / SECOND) * perSecond);
    this.at = now;
  }
}

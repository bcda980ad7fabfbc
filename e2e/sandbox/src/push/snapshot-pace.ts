import { SECOND } from '../clock/clock';

/** A whole book is work for everybody: each pair's at most once a second for a socket, and the last wish is not lost. */
export class SnapshotPace<Pair extends string> {
  private readonly given = new Map<Pair, number>();
  private readonly late = new Set<Pair>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly giveLate: (pairs: readonly Pair[]) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Which of them may be given at once; the others are when their second is over. */
  take(pairs: readonly Pair[]): Pair[] {
    const now = this.now();
    for (const [pair, at] of this.given) if (now - at >= SECOND) this.given.delete(pair);
    const due = [...new Set(pairs)].filter(pair => !this.given.has(pair));
    for (const pair of due) this.given.set(pair, now);
    for (const pair of pairs) if (!due.includes(pair)) this.late.add(pair);
    if (this.late.size > 0) this.timer ??= setTimeout(() => this.giveWhatIsLate(), SECOND);
    return due;
  }

  forget(pairs: readonly Pair[]): void {
    for (const pair of pairs) this.late.delete(pair);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.late.clear();
  }

  private giveWhatIsLate(): void {
    this.timer = null;
    const late = [...this.late];
    this.late.clear();
    if (late.length > 0) this.giveLate(this.take(late));
  }
}

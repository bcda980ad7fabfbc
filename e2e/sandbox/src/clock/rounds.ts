import type { Clock } from './clock';

const LOOKED_EVERY_MS = 250;

/** Does what is due at `now`, and says whether that was anything. */
export type Round = (now: number) => Promise<boolean>;

/** What happens by itself when its time has come. By the exchange's clock, so that a test that sets it sees it happen. */
export class Rounds {
  private readonly rounds: Round[] = [];
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(private readonly clock: Clock) {}

  add(round: Round): void {
    this.rounds.push(round);
  }

  start(): void {
    // What the store could not take now is due again the next time.
    this.timer ??= setInterval(() => void this.run().catch(() => {}), LOOKED_EVERY_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running?.catch(() => {});
  }

  /** All that is due now is done, and what became due by it. One at a time: who asks meanwhile gets a round of its own. */
  async run(): Promise<void> {
    const before = this.running ?? Promise.resolve();
    const mine = before.catch(() => {}).then(() => this.goRound());
    this.running = mine;
    try {
      await mine;
    } finally {
      if (this.running === mine) this.running = null;
    }
  }

  private async goRound(): Promise<void> {
    const problems: unknown[] = [];
    for (const round of this.rounds) {
      try {
        while (await round(this.clock.now()));
      } catch (problem) {
        // One that fails must not hold up the others.
        problems.push(problem);
      }
    }
    if (problems.length > 0) throw problems[0];
  }
}

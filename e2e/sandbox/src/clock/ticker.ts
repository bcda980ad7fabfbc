/** Does one thing again and again, never twice at once. What fails is tried anew at the next turn. */
export class Ticker {
  private timer: NodeJS.Timeout | null = null;
  private turn: Promise<void> | null = null;

  constructor(
    private readonly everyMs: number,
    private readonly act: () => Promise<void>,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => void this.tick(), this.everyMs);
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.turn;
  }

  private async tick(): Promise<void> {
    if (this.turn) return;
    this.turn = this.act().catch(() => {
      // The store is gone: the exchange says so itself, and reads everything again when it is back.
    });
    await this.turn;
    this.turn = null;
  }
}

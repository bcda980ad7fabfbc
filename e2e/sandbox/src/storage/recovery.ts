import type { CommitQueue } from './commit-queue';
import type { Database } from './database';
import { DatabaseInUse } from './writer';

const PAUSE_MS = 1_000;

interface Recovered {
  readonly database: Pick<Database, 'take'>;
  readonly queue: CommitQueue;
  /** Money and orders, as they are stored. */
  readonly readAgain: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly log: (line: string) => void;
  readonly disowned: () => void;
}

/** What could not be stored did not happen: money and orders are read again, as soon as the store answers. */
export class Recovery {
  private isRunning = false;
  private isOver = false;
  private readonly listeners: Array<() => void> = [];

  constructor(private readonly of: Recovered) {}

  async begin(problem: unknown): Promise<void> {
    const { queue, log, goOn } = this.of;
    if (this.isOver) return queue.leaveInDoubt();
    if (this.isRunning) return;
    this.isRunning = true;
    log(`The store failed: ${problem instanceof Error ? problem.message : String(problem)}`);
    await this.untilBack();
    this.isRunning = false;
    if (this.isOver) return;
    // Where the store fails at once again, that is the next one's.
    await goOn().catch(() => {});
    log('The store is back; money and orders were read again.');
    for (const tell of this.listeners.splice(0)) tell();
  }

  /** Resolves after the next time that what is stored was read again. */
  whenDone(): Promise<void> {
    return new Promise(resolve => this.listeners.push(resolve));
  }

  end(): void {
    this.isOver = true;
    this.of.queue.leaveInDoubt();
  }

  private async untilBack(): Promise<void> {
    const { database, queue, readAgain, disowned } = this.of;
    while (!this.isOver) {
      try {
        await database.take();
        await readAgain();
        const tell = await queue.findOut();
        queue.resume();
        return tell();
      } catch (still) {
        if (still instanceof DatabaseInUse) {
          // Whatever the other one has written, it is over what would tell.
          queue.leaveInDoubt();
          disowned();
        }
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
      }
    }
  }
}

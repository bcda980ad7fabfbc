import { randomUUID } from 'node:crypto';
import { Changes, type Store } from './changes';

/** What was done in memory could not be stored: it is forgotten, and nobody was told that it happened. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}

/** Nobody can tell any more whether it was stored. */
export class InDoubt extends Error {
  override readonly name = 'InDoubt';
}

/** Written with every commit: whether one that was never answered is there. */
const LAST_COMMIT = 'last_commit';

/** With so many, what a commit costs by itself is little; the others are read while these are stored. */
const ENOUGH = 32;

interface Waiting {
  readonly changes: Changes;
  stored(): void;
  lost(problem: Error): void;
}

/**
 * Many acts in one commit: while one is written, the next ones gather. An act is acknowledged when its commit is there.
 * After a commit that fails nothing more is taken until `resume`: memory is ahead of what is stored. What failed itself
 * hears what became of it from `findOut`.
 */
export class CommitQueue {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;
  private broken: Error | null = null;
  private doubted: { readonly group: readonly Waiting[]; readonly mark: string; readonly problem: unknown } | null =
    null;

  constructor(
    private readonly to: Store,
    private readonly onLost: (problem: unknown) => void,
  ) {}

  get isBroken(): boolean {
    return this.broken !== null;
  }

  submit(changes: Changes): Promise<void> {
    if (this.broken) return Promise.reject(this.broken);
    if (changes.isEmpty) return Promise.resolve();
    return new Promise((stored, lost) => {
      this.waiting.push({ changes, stored, lost });
      this.writing ??= this.write();
    });
  }

  /** Nothing that is waiting can be stored any more, and nothing more is taken. */
  stop(problem: unknown): void {
    const lost = new NotStored('The change could not be stored.', { cause: problem });
    this.broken = lost;
    for (const one of this.waiting.splice(0)) one.lost(lost);
    this.onLost(problem);
  }

  /**
   * The store answers again, and nobody else has written meanwhile. A commit that failed may be there all the same, only
   * the word of it was lost: this gives what tells those who wait.
   */
  async findOut(): Promise<() => void> {
    await this.idle();
    const { doubted } = this;
    if (!doubted) return () => {};
    const last = this.to.writer.selectFrom('setting').select('value').where('name', '=', LAST_COMMIT);
    const isStored = (await last.executeTakeFirst())?.value === doubted.mark;
    this.doubted = null;
    return () => {
      for (const one of doubted.group) {
        if (isStored) one.stored();
        else one.lost(new NotStored('The change could not be stored.', { cause: doubted.problem }));
      }
    };
  }

  /** Nobody can find out any more. */
  leaveInDoubt(): void {
    const { doubted } = this;
    this.doubted = null;
    for (const one of doubted?.group ?? []) one.lost(new InDoubt('Whether it was stored is not known.'));
  }

  resume(): void {
    this.broken = null;
  }

  async idle(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.gather();
      const group = this.waiting;
      this.waiting = [];
      await this.commit(group);
    }
    this.writing = null;
  }

  /** While each turn of the loop brings more they come along: a commit by itself costs as much as ten orders. */
  private async gather(): Promise<void> {
    let before = 0;
    while (this.waiting.length > before && this.waiting.length < ENOUGH) {
      before = this.waiting.length;
      await new Promise(resolve => setImmediate(resolve));
    }
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const all = new Changes();
    for (const { changes } of group) all.add(changes);
    const mark = randomUUID();
    all.write('setting', { name: LAST_COMMIT, value: mark });
    let isSent = false;
    try {
      await all.store(this.to, () => (isSent = true));
    } catch (problem) {
      if (isSent) this.doubted = { group, mark, problem };
      else this.waiting.unshift(...group);
      this.stop(problem);
      return;
    }
    for (const one of group) one.stored();
  }
}

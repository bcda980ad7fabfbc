import type { Kysely } from 'kysely';
import { Changes } from './changes';
import type { Tables } from './tables';

/** What was done in memory could not be stored: it is forgotten, and nobody was told that it happened. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}

/** With so many, what a commit costs by itself is little; the others are read while these are stored. */
const ENOUGH = 32;

interface Waiting {
  readonly changes: Changes;
  stored(): void;
  lost(problem: Error): void;
}

/**
 * Many acts in one commit: while one is written, the next ones gather. An act is acknowledged when its commit is there.
 * After a commit that fails nothing more is taken until `resume`: memory is ahead of what is stored.
 */
export class CommitQueue {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | null = null;
  private broken: Error | null = null;

  constructor(
    private readonly db: Kysely<Tables>,
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
    this.giveUp([], problem);
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
    try {
      await all.store(this.db);
    } catch (problem) {
      this.giveUp(group, problem);
      return;
    }
    for (const one of group) one.stored();
  }

  private giveUp(group: readonly Waiting[], problem: unknown): void {
    const lost = new NotStored('The change could not be stored.', { cause: problem });
    this.broken = lost;
    const later = this.waiting;
    this.waiting = [];
    for (const one of [...group, ...later]) one.lost(lost);
    this.onLost(problem);
  }
}

import type { Telemetry } from '@tradefloor/telemetry';
import type { Clock } from '../clock/clock';
import { Changes } from '../storage/changes';
import { Refusal } from '../messages/refusal';
import type { CommitQueue } from '../storage/commit-queue';
import type { Sequences } from '../storage/sequences';
import { Deed } from './deed';
import { InsufficientBalance, type Ledger } from './ledger';

export type MoneyListener = (memberId: number, currencyIds: ReadonlySet<number>) => void;

/** Performs deeds: changes memory without a pause, stores, and only then lets anybody know. */
export class Clerk {
  private readonly moneyListeners: MoneyListener[] = [];
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly sequences: Sequences,
    private readonly queue: CommitQueue,
    private readonly telemetry: Telemetry | null,
  ) {}

  /**
   * `act` must not wait: what it checks is then still true when it changes it. If it throws, nothing has happened.
   * Anything without an undo of its own (a matching) therefore stands at its end.
   */
  async perform<Result>(act: (deed: Deed) => Result, at = this.clock.now()): Promise<Result> {
    const changes = new Changes();
    const deed = new Deed(at, this.ledger, this.sequences, changes);
    // Memory must not run ahead of a store that is gone.
    if (this.queue.isBroken) await this.queue.submit(changes);
    let result: Result;
    try {
      result = act(deed);
    } catch (problem) {
      deed.takeBack();
      // An act broke where it must not: memory may be half changed.
      if (!(problem instanceof Refusal || problem instanceof InsufficientBalance)) this.queue.stop(problem);
      throw problem;
    }
    try {
      await this.store(changes);
    } catch (problem) {
      deed.lost();
      throw problem;
    }
    deed.stored();
    for (const [memberId, currencyIds] of deed.moved) {
      for (const listener of this.moneyListeners) listener(memberId, currencyIds);
    }
    return result;
  }

  /** How long a call has waited for its commit, which may hold many others. */
  private store(changes: Changes): Promise<void> {
    if (this.telemetry === null || changes.isEmpty) return this.queue.submit(changes);
    return this.telemetry.during('commit', () => this.queue.submit(changes));
  }

  /** Told once it is stored that a member's money has moved. */
  onMoney(listener: MoneyListener): void {
    this.moneyListeners.push(listener);
  }

  /** For acts that must read the database first: one after the other for the same key. */
  async inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const before = this.turns.get(key) ?? Promise.resolve();
    const mine = before.then(act, act);
    this.turns.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.turns.get(key) === mine) this.turns.delete(key);
    }
  }
}

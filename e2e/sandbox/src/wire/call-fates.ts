import type { KnownFate } from '@tradefloor/contract/ext';

const KEPT = 20_000;

/** Calls under way, and those that were refused or given up: what a commit does not tell of a call whose answer got lost. */
export class CallFates {
  /** How many there are of each: one that is sent again waits for the first, and is done if that was refused. */
  private readonly running = new Map<string, number>();
  private readonly refused = new Map<string, string>();
  private readonly givenUp = new Map<string, true>();

  begin(memberId: number, key: string): void {
    const name = `${memberId}:${key}`;
    this.running.set(name, (this.running.get(name) ?? 0) + 1);
    this.refused.delete(name);
  }

  end(memberId: number, key: string, refusal: string | null): void {
    const name = `${memberId}:${key}`;
    const left = (this.running.get(name) ?? 0) - 1;
    if (left > 0) this.running.set(name, left);
    else this.running.delete(name);
    if (refusal === null) this.refused.delete(name);
    else keep(this.refused, name, refusal);
  }

  /** exchange.given-up: whoever sent it is told that it was not done. */
  giveUp(memberId: number, key: string): void {
    keep(this.givenUp, `${memberId}:${key}`, true);
  }

  isGivenUp(memberId: number, key: string): boolean {
    return this.givenUp.has(`${memberId}:${key}`);
  }

  of(memberId: number, key: string): KnownFate {
    const name = `${memberId}:${key}`;
    if (this.running.has(name)) return { fate: 'in-progress', id: null, message: null };
    const refusal = this.refused.get(name);
    return refusal === undefined
      ? { fate: 'unknown', id: null, message: null }
      : { fate: 'refused', id: null, message: refusal };
  }
}

function keep<Value>(kept: Map<string, Value>, name: string, value: Value): void {
  kept.set(name, value);
  // A Map keeps the order of its keys: the first one is the oldest.
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

import type { KnownFate } from '@tradefloor/contract/ext';

const KEPT = 20_000;

/** Calls under way, and those that were refused: what a commit does not tell of a call whose answer got lost. */
export class CallFates {
  private readonly running = new Set<string>();
  private readonly refused = new Map<string, string>();

  begin(memberId: number, key: string): void {
    this.running.add(`${memberId}:${key}`);
    this.refused.delete(`${memberId}:${key}`);
  }

  end(memberId: number, key: string, refusal: string | null): void {
    const name = `${memberId}:${key}`;
    this.running.delete(name);
    if (refusal === null) return;
    this.refused.set(name, refusal);
    // A Map keeps the order of its keys: the first one is the oldest.
    const [oldest] = this.refused.keys();
    if (this.refused.size > KEPT && oldest !== undefined) this.refused.delete(oldest);
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

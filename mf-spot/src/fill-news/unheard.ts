import type { CompletedOrder } from '@tradefloor/contract';
import { fillKey } from '../orders/fill-key';

/** Tells the fills that happened since it began from those that only came into sight: older pages, or the first answer. */
export class Unheard {
  private heard: Set<string> | null = null;
  private newest = Number.NEGATIVE_INFINITY;

  /** `fills` newest first. */
  of(fills: readonly CompletedOrder[]): readonly CompletedOrder[] {
    const { heard, newest } = this;
    const fresh = heard === null ? [] : fills.filter(fill => fill.time >= newest && !heard.has(fillKey(fill)));
    this.heard = new Set(fills.map(fillKey));
    this.newest = Math.max(newest, fills[0]?.time ?? newest);
    return fresh;
  }
}

import type { CompletedOrder } from '@tradefloor/contract';
import { fillKey } from '../orders/fill-key';

/** Tells the fills that happened since it began from those that only came into sight: older pages, or all that the first answer has of before. */
export class Unheard {
  private heard: Set<string> | null = null;
  private newest = Number.NEGATIVE_INFINITY;

  /** `fills` newest first; `began` by the server's clock, of which more may be known by now. */
  of(fills: readonly CompletedOrder[], began: number): readonly CompletedOrder[] {
    const { heard, newest } = this;
    const since = heard === null ? began : newest;
    const fresh = fills.filter(fill => fill.time >= since && heard?.has(fillKey(fill)) !== true);
    this.heard = new Set(fills.map(fillKey));
    this.newest = Math.max(newest, fills[0]?.time ?? newest);
    return fresh;
  }
}

import type { CompletedOrder } from '@tradefloor/contract';

/** A server without ids has its fills told apart by what they are. */
export function fillKey({ id, time, base, quote, price, amount, side }: CompletedOrder): string {
  return id ?? [time, base, quote, price, amount, side].join(' ');
}

/** Fills newest first, each once, whatever order pages and pushes come in. */
export class FillList {
  private fills = new Map<string, CompletedOrder>();
  private drawn: readonly CompletedOrder[] | null = [];

  read(): readonly CompletedOrder[] {
    return (this.drawn ??= [...this.fills.values()].sort(newestFirst));
  }

  add(fills: readonly CompletedOrder[]): void {
    const fresh = fills.filter(fill => !this.fills.has(fillKey(fill)));
    if (fresh.length === 0) return;
    for (const fill of fresh) this.fills.set(fillKey(fill), fill);
    this.drawn = null;
  }
}

function newestFirst(a: CompletedOrder, b: CompletedOrder): number {
  if (a.time !== b.time) return b.time - a.time;
  const [one, other] = [fillKey(a), fillKey(b)];
  return other.length - one.length || (one < other ? 1 : -1);
}

import type { CompletedOrder } from '@tradefloor/contract';

/** A server without ids has its fills told apart by what they are. */
export function fillKey({ id, time, base, quote, price, amount, side }: CompletedOrder): string {
  return id ?? [time, base, quote, price, amount, side].join(' ');
}

import type { Quote } from '@tradefloor/contract';

/** A pair that is hidden, or has other terms, is another one although its figures stand still. */
export function sameQuote(one: Quote, other: Quote): boolean {
  const before = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(([field, value]) => before.get(field) === value);
}

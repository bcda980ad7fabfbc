import type { Fate } from './until-known';

interface Seen<Value> {
  readonly before: Value;
  readonly wanted: Value;
  readonly now: Value;
}

/**
 * What is seen now tells, where no key does: it was lost only if what was there before still is. What is neither came
 * after it, or is written another way by the server; something was done.
 */
export function seen<Value>(
  { before, wanted, now }: Seen<Value>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Fate {
  return isSame(now, before) && !isSame(now, wanted) ? { kind: 'lost' } : { kind: 'done', message: null };
}

import type { Typed } from './take-sums';

/** What another build kept of it. */
export function readTyped(kept: object): Typed | null {
  if (!('by' in kept) || !('text' in kept)) return null;
  const { by, text } = kept;
  return (by === 'money' || by === 'amount') && typeof text === 'string' ? { by, text } : null;
}

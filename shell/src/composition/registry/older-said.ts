import type { Registry } from '@tradefloor/release';

/**
 * A gateway that is a moment behind says what was before; one that says the same older registry for so long has a store
 * that was restored, or of which damaged revisions were put aside.
 */
const OLDER_IS_BELIEVED_AFTER_MS = 25_000;
/** Words come each half a minute: what was said once, long ago, was a stray. */
const FORGOTTEN_AFTER_MS = 120_000;

/** What was said and declined, because this tab has something later; null where nothing was. */
export interface Declined {
  readonly mark: string;
  readonly since: number;
  readonly last: number;
  readonly isBelieved: boolean;
}

/** What to make of an older one, after what was declined before it. */
export function olderSaid(older: Registry, current: Registry, declined: Declined | null): Declined | null {
  const mark = `${older.revision} ${older.updated}`;
  const isTheSame = older.revision === current.revision && older.updated === current.updated;
  if (isTheSame) return declined && { ...declined, isBelieved: false };
  const now = Date.now();
  const isRepeated = declined?.mark === mark && now - declined.last < FORGOTTEN_AFTER_MS;
  const since = isRepeated ? declined.since : now;
  return { mark, since, last: now, isBelieved: now - since >= OLDER_IS_BELIEVED_AFTER_MS };
}

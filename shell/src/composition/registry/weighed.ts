import type { Registry } from '@tradefloor/release';
import { Refused } from '@tradefloor/release/signed-registry';
import { type Declined, olderSaid } from './older-said';
import type { News } from './news';
import { tellOnce } from './tell-once';

interface Standing {
  readonly keys: readonly string[] | null;
  readonly current: Registry;
  readonly declined: Declined | null;
  readonly report: (problem: unknown) => void;
}

interface Weighed {
  readonly isTaken: boolean;
  /** What was declined, now or before. */
  readonly declined: Declined | null;
}

/**
 * Taken is what was written later, by its number or, since numbers may come again, by its time; what is older than both
 * only when it goes on being said.
 */
export function weighed({ registry, corrects }: News, { keys, current, declined, report }: Standing): Weighed {
  const isLater = registry.updated > current.updated || (!keys && registry.revision > current.revision);
  if ((corrects && registry.updated === current.updated) || isLater) return { isTaken: true, declined: null };
  const older = olderSaid(registry, current, declined);
  if (!older?.isBelieved) return { isTaken: false, declined: older };
  if (!keys) return { isTaken: true, declined: null };
  // Where revisions are signed, an operator who went back has signed that.
  const why = `revision ${registry.revision} is older than revision ${current.revision}, which was seen here`;
  tellOnce(new Refused(why), report);
  return { isTaken: false, declined: older };
}

import type { HistoryEntry } from '@tradefloor/release/folder';
import { hashOf } from '@tradefloor/release/signing';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

const told = z.object({ revision: z.int(), hash: z.string() });
const saying = z.looseObject({ told });

type Told = z.infer<typeof told>;
type Saying = Omit<HistoryEntry, 'registry'>;

/**
 * Who decided, and why, as it is signed with what was decided: by its hash, for the body goes to every tab and reasons do
 * not; with something nobody can guess, for names and reasons can be.
 */
export function toldOf(entry: Saying): { readonly entry: Saying; readonly told: Told } {
  const salted = { ...entry, salt: randomUUID() };
  return { entry: salted, told: { revision: entry.revision, hash: hashOfTold(salted) } };
}

/** Nothing is said of who decided where an older version wrote: it knows nothing of it, and passes on what it finds. */
export function isAsTold(entry: HistoryEntry, pointers: unknown): boolean {
  const { success, data } = saying.safeParse(pointers);
  return !success || data.told.revision !== entry.revision || data.told.hash === hashOfTold(entry);
}

function hashOfTold({ at, by, command, why, gate, gateSaid, canary, salt }: Saying): string {
  return hashOf(JSON.stringify([at, by, command, why, gate, gateSaid, canary, salt]));
}

import { readRegistry, type Registry, signatureListed } from '@tradefloor/release';
import type { HistoryEntry } from '@tradefloor/release/folder';
import { type Pointers, readPointers, type Signed } from '@tradefloor/release/signed-registry';
import { signedIn } from '@tradefloor/release/signed-store';
import { hashOf, nodeChecks } from '@tradefloor/release/signing';
import { isDeepStrictEqual } from 'node:util';
import { isAsTold } from './told';

/** What of an entry is not as it was signed: all of it, what people were to get, who decided that and why, or what lies below it. */
export type Flaw = 'entry' | 'pointers' | 'told' | 'gap';

export interface Looked {
  readonly entry: HistoryEntry;
  /** Null where nothing can be said: nobody signed it, and none that was signed names it. */
  readonly flaws: readonly Flaw[] | null;
}

/** Newest first, each held to its own signature and to the one after it, which names it; without keys to nothing. */
export async function* lookedAt(
  entries: AsyncIterable<HistoryEntry>,
  keys: readonly string[],
): AsyncGenerator<Looked, void, undefined> {
  let named: string | null = null;
  let above: Looked | null = null;
  for await (const entry of entries) {
    const isGap = above !== null && above.entry.revision - entry.revision > 1;
    if (above !== null) yield isGap ? overGap(above) : above;
    // What it names is not this one.
    if (isGap) named = null;
    const signed = keys.length === 0 ? null : signedIn(entry.registry);
    // The first that was signed names none before it, nor does one that was replaced: what has no signature there may
    // never have had one.
    if (signed === null && named === null) {
      above = { entry, flaws: null };
      continue;
    }
    const pointers: Pointers | null = await heldPointers(entry, { signed, named, keys });
    named = pointers?.before ?? null;
    above = { entry, flaws: pointers === null ? ['entry'] : flawsBeside(pointers, entry) };
  }
  if (above !== null) yield above;
}

const overGap = ({ entry, flaws }: Looked): Looked => ({ entry, flaws: flaws && [...flaws, 'gap'] });

interface Held {
  readonly signed: Signed | null;
  /** By the entry after it. */
  readonly named: string | null;
  readonly keys: readonly string[];
}

async function heldPointers({ revision }: HistoryEntry, { signed, named, keys }: Held): Promise<Pointers | null> {
  if (signed === null || !keys.includes(signed.key)) return null;
  if (named !== null && hashOf(signed.said) !== named) return null;
  if (!(await nodeChecks.holds('pointers', signed))) return null;
  try {
    const pointers = readPointers(signed);
    return pointers.revision === revision ? pointers : null;
  } catch {
    return null;
  }
}

function flawsBeside(pointers: Pointers, entry: HistoryEntry): Flaw[] {
  const found: Flaw[] = [];
  if (!saysTheSame(entry.registry, pointers)) found.push('pointers');
  if (!isAsTold(entry, pointers)) found.push('told');
  return found;
}

/** The copy of a revision, of which older ones have no descriptions, and what was signed of it. */
function saysTheSame(copy: unknown, pointers: Pointers): boolean {
  const { expires: _until, before: _before, keys: _keys, ...said } = pointers;
  const [is, was] = [copy, said].map(document => pointedIn(readRegistry(document).registry));
  const builds = Object.entries(pointers.areas).flatMap(([area, releases]) =>
    releases.builds.map(each => signatureListed(copy, area, each.build)?.hash === each.hash),
  );
  return isDeepStrictEqual(is, was) && !builds.includes(false);
}

function pointedIn(registry: Registry): unknown {
  const { signed: _signed, ...said } = { signed: null, ...registry };
  const areas = Object.entries(said.areas).map(([area, { builds: _builds, ...pointed }]) => [area, pointed]);
  return { ...said, areas: Object.fromEntries(areas) };
}

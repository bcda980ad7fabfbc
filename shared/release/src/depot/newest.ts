import type { HistoryEntry } from '../history-entry';
import type { Depot } from './depot';
import { NAMES } from './names';

/** The newest body, or null where nothing was written yet. Throws when there is one that cannot be read. */
export async function newestIn(depot: Depot): Promise<{ revision: number; document: unknown } | null> {
  const hinted = await hintedRevision(depot);
  let revision = hinted ?? (await highestRevision(depot));
  if (revision === null) return null;
  // registry.json is replaced after its revision exists: whatever comes after it counts.
  while (await depot.isThere(NAMES.revision(revision + 1))) revision += 1;
  const entry = await historyEntry(depot, revision);
  if (entry === null) throw new Error(`revision ${revision} went away while it was read`);
  return { revision, document: entry.registry };
}

/** Null where there is no such revision. */
export async function historyEntry(depot: Depot, revision: number): Promise<HistoryEntry | null> {
  const text = await depot.read(NAMES.revision(revision));
  if (text === null) return null;
  const entry = jsonIn(String(text));
  if (isHistoryEntry(entry) && entry.revision === revision) return entry;
  throw new Error(`${NAMES.revision(revision)} in ${depot.place} is not a revision of the registry`);
}

/** A hint that is torn or of another kind is none; that it cannot be read is told by the history, too. */
async function hintedRevision(depot: Depot): Promise<number | null> {
  const revision = await depot.read(NAMES.registry).then(
    text => revisionIn(String(text)),
    () => null,
  );
  return revision !== null && (await depot.isThere(NAMES.revision(revision))) ? revision : null;
}

function revisionIn(text: string): number | null {
  const revision: unknown = Reflect.get(Object(jsonIn(text)), 'revision');
  return typeof revision === 'number' ? revision : null;
}

/** What is no JSON is nothing: whoever asks says of which file that is, as the parser cannot. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function highestRevision(depot: Depot): Promise<number | null> {
  const names = await depot.list(NAMES.history);
  const revisions = names.map(name => /^(\d+)\.json$/.exec(name)?.[1]).filter(digits => digits !== undefined);
  return revisions.length === 0 ? null : Math.max(...revisions.map(Number));
}

function isHistoryEntry(entry: unknown): entry is HistoryEntry {
  return typeof entry === 'object' && entry !== null && 'revision' in entry && 'registry' in entry;
}

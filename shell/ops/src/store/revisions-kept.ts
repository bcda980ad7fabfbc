import { historyEntry, NAMES, newestIn, Unreachable, type WritableDepot } from '@tradefloor/release/depot';
import type { HistoryEntry } from '@tradefloor/release/folder';
import { Refusal } from '../refusal';
import { causeSaid } from '../said/cause';
import type { RevisionsKept } from './release-store';
import { thinHistory } from './thin-history';

/** The registry and what is known of builds, in a folder as in a bucket. */
export function revisionsIn(depot: WritableDepot): RevisionsKept {
  return {
    newest: () => newest(depot),
    append: entry => append(depot, entry),
    revision: revision => revisionOrNull(depot, revision),
    revisions: () => revisions(depot),
    // Beside the builds, not in them: a build never changes, and another shell may see it otherwise.
    verdict: (area, build) =>
      depot.read(NAMES.verdict(area, build)).then(
        text => text && String(text),
        () => null,
      ),
    keepVerdict: (area, build, text) => depot.replace(NAMES.verdict(area, build), text),
  };
}

async function newest(depot: WritableDepot): Promise<{ revision: number; document: unknown }> {
  try {
    return (await newestIn(depot)) ?? { revision: 0, document: null };
  } catch (error) {
    throw unreadable(depot.place, error);
  }
}

async function append(depot: WritableDepot, entry: HistoryEntry): Promise<'written' | 'conflict'> {
  const outcome = await depot.create(NAMES.revision(entry.revision), `${JSON.stringify(entry, null, 1)}\n`);
  if (outcome === 'exists') return 'conflict';
  // Written is written, even if a full disk keeps registry.json behind: readers go on from there by themselves.
  await showNewest(depot).catch(() => undefined);
  await thinHistory(depot, entry.revision).catch(() => undefined);
  return 'written';
}

/** Two writers may end in either order: the one that comes late looks again, so that registry.json ends at the newest. */
async function showNewest(depot: WritableDepot): Promise<void> {
  for (;;) {
    let shown = 0;
    await depot.update(NAMES.registry, async () => {
      const { revision, document } = await newest(depot);
      shown = revision;
      return `${JSON.stringify(document)}\n`;
    });
    if (!(await depot.isThere(NAMES.revision(shown + 1)))) return;
  }
}

async function revisionOrNull(depot: WritableDepot, revision: number): Promise<HistoryEntry | null> {
  try {
    return await historyEntry(depot, revision);
  } catch (error) {
    throw unreadable(depot.place, error);
  }
}

async function* revisions(depot: WritableDepot): AsyncIterable<HistoryEntry> {
  for (let { revision } = await newest(depot); revision > 0; revision -= 1) {
    const entry = await revisionOrNull(depot, revision);
    if (entry !== null) yield entry;
  }
}

export function unreadable(place: string, error: unknown): Refusal {
  const cause = causeSaid(error);
  return new Refusal(
    'unreadable',
    error instanceof Unreachable
      ? { key: 'refused.unreachable', values: { cause } }
      : { key: 'refused.unreadable', values: { place, cause } },
  );
}

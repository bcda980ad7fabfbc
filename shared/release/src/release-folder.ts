import path from 'node:path';
import { folderDepot } from './depot/folder-depot';
import { NAMES } from './depot/names';
import { historyEntry, newestIn } from './depot/newest';
import type { HistoryEntry } from './history-entry';

export type { CanaryFigures, HistoryEntry } from './history-entry';

/** The release store as a folder; Node only. `staging/` has what is being written, and is never read. */
export const LAYOUT = {
  registry: (store: string) => path.join(store, NAMES.registry),
  history: (store: string) => path.join(store, NAMES.history),
  revision: (store: string, revision: number) => path.join(store, NAMES.revision(revision)),
  builds: (store: string) => path.join(store, NAMES.builds),
  build: (store: string, area: string, build: string) => path.join(store, NAMES.build(area, build)),
  staging: (store: string) => path.join(store, 'staging'),
} as const;

/** The newest body, or null in a store where nothing was written yet. Throws when there is one that cannot be read. */
export function newestRegistry(store: string): Promise<{ revision: number; document: unknown } | null> {
  return newestIn(folderDepot(store));
}

export async function readHistoryEntry(store: string, revision: number): Promise<HistoryEntry> {
  const entry = await historyEntry(folderDepot(store), revision);
  if (entry === null) throw new Error(`${LAYOUT.revision(store, revision)} is missing`);
  return entry;
}

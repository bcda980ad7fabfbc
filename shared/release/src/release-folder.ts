import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The release store as a folder; Node only.
 *
 *   builds/<area>/<build>/…   immutable, with area.json
 *   history/<revision>.json   every revision of the registry, with who, when, why; creating one is the compare-and-set
 *   registry.json             the newest body, for whoever only looks; may lag when a writer was killed
 *   verdicts/<area>/<build>   what the gate found about a build, in which shell
 *   staging/                  what is being written; never read
 */
export const LAYOUT = {
  registry: (store: string) => path.join(store, 'registry.json'),
  history: (store: string) => path.join(store, 'history'),
  revision: (store: string, revision: number) => path.join(store, 'history', `${revision}.json`),
  builds: (store: string) => path.join(store, 'builds'),
  build: (store: string, area: string, build: string) => path.join(store, 'builds', area, build),
  verdict: (store: string, area: string, build: string) => path.join(store, 'verdicts', area, `${build}.json`),
  staging: (store: string) => path.join(store, 'staging'),
} as const;

/** Visits with the tried build and with the stable one, and what is held against the tried one. */
export interface CanaryFigures {
  readonly tried: CanaryCounts;
  readonly stable: CanaryCounts;
  /** What it was found to be worse in; null while nothing is certain. */
  readonly against: 'failed' | 'slow' | 'stuck' | null;
  /** Between 0 and 1: that it is no chance. */
  readonly sure: number;
}

interface CanaryCounts {
  readonly visits: number;
  /** It broke. */
  readonly failed: number;
  /** It took longer to come on screen than three quarters of the stable one's visits. */
  readonly slow: number;
  /** The page did not answer for a while. */
  readonly stuck: number;
}

export interface HistoryEntry {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly command: string;
  readonly why: string | null;
  /** Of a promote: what the gate had said of the build. */
  readonly gate?: string;
  /** Of a canary: what had been seen of it when this was decided. */
  readonly canary?: CanaryFigures;
  /** The registry's body as written: read it with `readRegistry`. */
  readonly registry: unknown;
}

/** The newest body, or null in a store where nothing was written yet. Throws when there is one that cannot be read. */
export async function newestRegistry(store: string): Promise<{ revision: number; document: unknown } | null> {
  const hinted = await hintedRevision(store);
  let revision = hinted ?? (await highestRevision(store));
  if (revision === null) return null;
  // registry.json is renamed into place after its revision exists: whatever comes after it counts.
  while (await exists(LAYOUT.revision(store, revision + 1))) revision += 1;
  const entry = await readHistoryEntry(store, revision);
  return { revision, document: entry.registry };
}

export async function readHistoryEntry(store: string, revision: number): Promise<HistoryEntry> {
  const file = LAYOUT.revision(store, revision);
  const entry: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isHistoryEntry(entry) || entry.revision !== revision)
    throw new Error(`${file} is not a revision of the registry`);
  return entry;
}

async function hintedRevision(store: string): Promise<number | null> {
  try {
    const document: unknown = JSON.parse(await readFile(LAYOUT.registry(store), 'utf8'));
    if (typeof document !== 'object' || document === null || !('revision' in document)) return null;
    const { revision } = document;
    if (typeof revision !== 'number') return null;
    return (await exists(LAYOUT.revision(store, revision))) ? revision : null;
  } catch {
    return null;
  }
}

async function highestRevision(store: string): Promise<number | null> {
  const names = await readdir(LAYOUT.history(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const revisions = names.map(name => /^(\d+)\.json$/.exec(name)?.[1]).filter(digits => digits !== undefined);
  return revisions.length === 0 ? null : Math.max(...revisions.map(Number));
}

function isHistoryEntry(entry: unknown): entry is HistoryEntry {
  return typeof entry === 'object' && entry !== null && 'revision' in entry && 'registry' in entry;
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}

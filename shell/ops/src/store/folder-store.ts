import { type HistoryEntry, LAYOUT, newestRegistry, readHistoryEntry } from '@tradefloor/release/folder';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { refuse, Refusal } from '../refusal';
import { copyBuild } from './copy-build';
import { folderVerdicts } from './folder-verdicts';
import { createFile, flush, isCode, replaceFile, stagingPath } from './durable-file';
import type { ReleaseStore, StoredBuild } from './release-store';
import { thinHistory } from './thin-history';

/**
 * A folder, written without any lock: what must be exclusive is one `link` or one `rename`, so a writer killed at any
 * point leaves either nothing or the whole, and leaves nothing for others to wait for.
 */
export function openFolderStore(folder: string): ReleaseStore {
  const staging = LAYOUT.staging(folder);
  return {
    place: folder,
    newest: () => newest(folder),
    append: entry => append(folder, entry),
    revision: revision => revisionOrNull(folder, revision),
    revisions: () => revisions(folder),
    hasBuild: (area, build) => isThere(LAYOUT.build(folder, area, build)),
    putBuild: (area, build, from) => putBuild(folder, area, build, from),
    buildFolder: (area, build) => LAYOUT.build(folder, area, build),
    builds: () => storedBuilds(folder),
    async removeBuild(area, build) {
      // Renamed away first: a half-removed build must not be served.
      const away = await stagingPath(staging);
      await rename(LAYOUT.build(folder, area, build), away);
      await rm(away, { recursive: true, force: true });
      await rm(LAYOUT.verdict(folder, area, build), { force: true });
    },
    ...folderVerdicts(folder),
    sweep: before => sweep(staging, before),
  };
}

async function newest(folder: string): Promise<{ revision: number; document: unknown }> {
  try {
    return (await newestRegistry(folder)) ?? { revision: 0, document: null };
  } catch (error) {
    throw unreadable(folder, error);
  }
}

async function append(folder: string, entry: HistoryEntry): Promise<'written' | 'conflict'> {
  const staging = LAYOUT.staging(folder);
  await mkdir(LAYOUT.history(folder), { recursive: true });
  const file = LAYOUT.revision(folder, entry.revision);
  const outcome = await createFile(file, `${JSON.stringify(entry, null, 1)}\n`, staging);
  if (outcome === 'exists') return 'conflict';
  // Written is written, even if a full disk keeps registry.json behind: readers go on from there by themselves.
  await showNewest(folder).catch(() => undefined);
  await thinHistory(folder, entry.revision).catch(() => undefined);
  return 'written';
}

/** Two writers may end in either order: the one that comes late looks again, so that registry.json ends at the newest. */
async function showNewest(folder: string): Promise<void> {
  for (;;) {
    const shown = await newest(folder);
    const body = `${JSON.stringify(shown.document)}\n`;
    await replaceFile(LAYOUT.registry(folder), body, LAYOUT.staging(folder));
    if (!(await isThere(LAYOUT.revision(folder, shown.revision + 1)))) return;
  }
}

async function revisionOrNull(folder: string, revision: number): Promise<HistoryEntry | null> {
  try {
    return await readHistoryEntry(folder, revision);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw unreadable(folder, error);
  }
}

async function* revisions(folder: string): AsyncIterable<HistoryEntry> {
  for (let { revision } = await newest(folder); revision > 0; revision -= 1) {
    const entry = await revisionOrNull(folder, revision);
    if (entry !== null) yield entry;
  }
}

/** What is there is renamed away first: no folder can be renamed onto one that has files. */
async function putBuild(folder: string, area: string, build: string, from: string): Promise<void> {
  const target = LAYOUT.build(folder, area, build);
  const staging = LAYOUT.staging(folder);
  const [staged, away] = [await stagingPath(staging), await stagingPath(staging)];
  try {
    const copied = await copyBuild(from, staged);
    if (copied.area !== area || copied.build !== build) refuse(`${from} changed while it was read: publish it again.`);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(target, away).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error;
    });
    await rename(staged, target);
    await flush(path.dirname(target));
  } catch (error) {
    // Another writer was faster; whether with the same is asked by whoever has it put there.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  } finally {
    await rm(staged, { recursive: true, force: true });
    await rm(away, { recursive: true, force: true });
  }
}

async function storedBuilds(folder: string): Promise<StoredBuild[]> {
  const found: StoredBuild[] = [];
  for (const area of await list(LAYOUT.builds(folder))) {
    for (const build of await list(path.join(LAYOUT.builds(folder), area))) {
      const { mtime } = await stat(LAYOUT.build(folder, area, build));
      found.push({ area, build, since: mtime });
    }
  }
  return found;
}

async function sweep(staging: string, before: Date): Promise<number> {
  let swept = 0;
  for (const name of await list(staging)) {
    const left = path.join(staging, name);
    const known = await stat(left).catch(() => null);
    if (known === null || known.mtime >= before) continue;
    await rm(left, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

async function list(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw unreadable(folder, error);
  });
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function unreadable(place: string, error: unknown): Refusal {
  const cause = error instanceof Error ? error.message : String(error);
  return new Refusal(
    'unreadable',
    `${place} cannot be read (${cause}): see "The store cannot be read" in docs/operating.md.`,
  );
}

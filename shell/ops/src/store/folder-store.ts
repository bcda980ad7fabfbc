import { isAreaName, isBuildId } from '@tradefloor/release';
import { folderDepot, NAMES, type WritableDepot } from '@tradefloor/release/depot';
import { LAYOUT } from '@tradefloor/release/folder';
import type { Stats } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../refusal';
import { folderContents } from './build-contents';
import { copyBuild } from './copy-build';
import { createFile, flush, isCode, replaceFile, stagingPath } from './durable-file';
import type { ReleaseStore, StoredBuild } from './release-store';
import { revisionsIn, unreadable } from './revisions-kept';

/**
 * A folder, written without any lock: what must be exclusive is one `link` or one `rename`, so a writer killed at any
 * point leaves either nothing or the whole, and leaves nothing for others to wait for.
 */
export function openFolderStore(folder: string): ReleaseStore {
  const staging = LAYOUT.staging(folder);
  const depot = writableFolder(folder);
  return {
    place: folder,
    ...revisionsIn(depot),
    hasBuild: (area, build) => isThere(LAYOUT.build(folder, area, build)),
    putBuild: (area, build, from) => putBuild(folder, area, build, from),
    contents: (area, build) => folderContents(LAYOUT.build(folder, area, build)),
    // Where it lies is a folder already.
    borrow: async (area, build) => ({ folder: LAYOUT.build(folder, area, build), giveBack: async () => undefined }),
    builds: () => storedBuilds(folder, depot),
    async removeBuild(area, build) {
      // Renamed away first: a half-removed build must not be served.
      const away = await stagingPath(staging);
      await rename(LAYOUT.build(folder, area, build), away);
      await rm(away, { recursive: true, force: true });
      await rm(path.join(folder, NAMES.verdict(area, build)), { force: true });
    },
    sweep: before => sweep(folder, depot, before),
  };
}

function writableFolder(folder: string): WritableDepot {
  const staging = LAYOUT.staging(folder);
  const placeFor = async (name: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  const replace = async (name: string, content: string) => replaceFile(await placeFor(name), content, staging);
  return {
    ...folderDepot(folder),
    create: async (name, content) => createFile(await placeFor(name), content, staging),
    replace,
    // Files cannot be compared and replaced at once: whoever updates looks again afterwards.
    update: async (name, newest) => replace(name, await newest()),
  };
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

/** What systems leave beside folders, and what somebody else has just taken away, is no build. */
async function storedBuilds(folder: string, depot: WritableDepot): Promise<StoredBuild[]> {
  const found: StoredBuild[] = [];
  for (const area of (await listIn(depot, NAMES.builds)).filter(isAreaName)) {
    if ((await folderAt(path.join(LAYOUT.builds(folder), area))) === null) continue;
    for (const build of (await listIn(depot, `${NAMES.builds}/${area}`)).filter(isBuildId)) {
      const known = await folderAt(LAYOUT.build(folder, area, build));
      if (known !== null) found.push({ area, build, since: known.mtime });
    }
  }
  return found;
}

async function folderAt(place: string): Promise<Stats | null> {
  const known = await stat(place).catch(() => null);
  return known?.isDirectory() === true ? known : null;
}

async function sweep(folder: string, depot: WritableDepot, before: Date): Promise<number> {
  let swept = 0;
  for (const name of await listIn(depot, 'staging')) {
    const left = path.join(LAYOUT.staging(folder), name);
    const known = await stat(left).catch(() => null);
    if (known === null || known.mtime >= before) continue;
    await rm(left, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

async function listIn(depot: WritableDepot, name: string): Promise<readonly string[]> {
  return depot.list(name).catch((error: unknown) => {
    throw unreadable(depot.place, error);
  });
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

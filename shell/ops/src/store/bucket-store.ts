import { type BucketDepot, NAMES } from '@tradefloor/release/depot';
import { isAreaName, isBuildId, listedFiles } from '@tradefloor/release';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuse } from '../refusal';
import { inEnglish } from '../said/english';
import type { BuildContents } from './build-contents';
import { checkBuildFolder } from './check-build-folder';
import { flawIn } from './flaw-in';
import type { Borrowed, ReleaseStore, StoredBuild } from './release-store';
import { revisionsIn } from './revisions-kept';

const DESCRIPTION = 'area.json';

/**
 * A bucket has no rename: a build is there when its description is, which is written last and removed first. Until
 * then no registry lists it, so nobody is given a file of it.
 */
export function openBucketStore(depot: BucketDepot): ReleaseStore {
  return {
    place: depot.place,
    ...revisionsIn(depot),
    hasBuild: (area, build) => depot.isThere(NAMES.file(area, build, DESCRIPTION)),
    putBuild: (area, build, from) => putBuild(depot, area, build, from),
    contents: (area, build) => contentsOf(depot, area, build),
    borrow: (area, build) => borrow(depot, area, build),
    builds: () => storedBuilds(depot),
    async removeBuild(area, build) {
      await depot.remove([NAMES.file(area, build, DESCRIPTION), NAMES.verdict(area, build)]);
      await removeBelow(depot, area, build, () => true);
    },
    // Nothing is staged: an object is there whole, or not at all.
    sweep: async () => 0,
  };
}

function contentsOf(depot: BucketDepot, area: string, build: string): BuildContents {
  return {
    async entries() {
      const stored = await depot.listAll(NAMES.build(area, build));
      return stored.map(({ name }) => ({ file: name, kind: 'file' as const }));
    },
    async read(file) {
      const content = await depot.read(NAMES.file(area, build, file));
      if (content === null) throw new Error(`${NAMES.file(area, build, file)} is missing in ${depot.place}`);
      return content;
    },
  };
}

/** The folder is checked before and what was written after: a build that changed meanwhile, or was torn, is told. */
async function putBuild(depot: BucketDepot, area: string, build: string, from: string): Promise<void> {
  const said = await checkBuildFolder(from);
  if (said.area !== area || said.build !== build) refuse(`${from} changed while it was read: publish it again.`);
  for (const { path: file } of said.files) {
    await depot.replace(NAMES.file(area, build, file), await readFile(path.join(from, file)));
  }
  const listed = new Set([DESCRIPTION, ...said.files.map(({ path: file }) => file)]);
  await removeBelow(depot, area, build, file => !listed.has(file));
  await depot.replace(NAMES.file(area, build, DESCRIPTION), await readFile(path.join(from, DESCRIPTION)));
  const flaw = await flawIn(contentsOf(depot, area, build), said);
  if (flaw !== null) refuse(`${depot.place}, ${area} ${build}: ${inEnglish(flaw)}: publish it again.`);
}

async function removeBelow(depot: BucketDepot, area: string, build: string, goes: (file: string) => boolean) {
  const folder = NAMES.build(area, build);
  const stored = await depot.listAll(folder);
  await depot.remove(stored.filter(({ name }) => goes(name)).map(({ name }) => `${folder}/${name}`));
}

/** What the description lists and nothing else: a name in a bucket may lead out of any folder. */
async function borrow(depot: BucketDepot, area: string, build: string): Promise<Borrowed> {
  const contents = contentsOf(depot, area, build);
  const folder = await mkdtemp(path.join(tmpdir(), 'tradefloor-build-'));
  const giveBack = () => rm(folder, { recursive: true, force: true });
  try {
    const description = await contents.read(DESCRIPTION);
    for (const { path: file } of listedFiles(JSON.parse(String(description))) ?? []) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), await contents.read(file));
    }
    await writeFile(path.join(folder, DESCRIPTION), description);
    return { folder, giveBack };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Also what has no description: a publish that was killed half-way, which `prune` takes away once it is old. */
async function storedBuilds(depot: BucketDepot): Promise<StoredBuild[]> {
  const newest = new Map<string, StoredBuild>();
  for (const { name, since } of await depot.listAll(NAMES.builds)) {
    const [area = '', build = '', file = ''] = name.split('/');
    if (!isAreaName(area) || !isBuildId(build) || file === '') continue;
    const known = newest.get(`${area}/${build}`);
    if (known === undefined || known.since < since) newest.set(`${area}/${build}`, { area, build, since });
  }
  return [...newest.values()];
}

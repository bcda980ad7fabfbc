import type { Build, Registry } from '@tradefloor/release';
import { LAYOUT } from '@tradefloor/release/folder';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Candidate, stableOf } from './candidate';
import { EMPTY_ROOM, writeEmptyRoom } from './empty-room';

/** A release store that only the rehearsal sees: the builds are the real ones, the pointers its own. */
export interface ScratchStore {
  readonly folder: string;
  /** The candidate's. */
  readonly area: string;
  /** Names on window of all builds that it lists. */
  readonly federations: readonly string[];
  /**
   * What tabs of the area get from now on; with null, the area is gone. The revision that says so. Nobody is asked
   * about it, but where it is promoted as an operator does.
   */
  point(build: Build | null, how?: 'promoted'): Promise<number>;
  remove(): Promise<void>;
}

export async function scratchStore(candidate: Candidate): Promise<ScratchStore> {
  const { build, registry, folderOf, shell } = candidate;
  const folder = await mkdtemp(path.join(tmpdir(), 'tradefloor-gate-'));
  const stable = stableOf(candidate);
  const others = Object.entries(registry.areas)
    .filter(([area]) => area !== build.area)
    .flatMap(([, releases]) => releases.builds.find(known => known.build === releases.stable) ?? []);
  for (const listed of [...others, build, ...(stable === null ? [] : [stable])]) {
    const there = LAYOUT.build(folder, listed.area, listed.build);
    await mkdir(path.dirname(there), { recursive: true });
    await symlink(folderOf(listed.area, listed.build), there);
  }
  const { area, build: id } = EMPTY_ROOM;
  const room = await writeEmptyRoom(LAYOUT.build(folder, area, id), shell.platform);
  const listed = [...others, { ...room, base: `/builds/${area}/${id}/`, published: build.published }];
  let revision = 0;
  return {
    folder,
    area: build.area,
    federations: [...listed, build, ...(stable === null ? [] : [stable])].map(({ federation }) => federation),
    async point(pointed, how) {
      revision += 1;
      const areas: Registry['areas'] = {
        ...Object.fromEntries(listed.map(each => [each.area, only(each)])),
        ...(pointed === null
          ? {}
          : { [build.area]: { ...only(pointed), ...(how === 'promoted' ? {} : { now: pointed.build }) } }),
      };
      const written = revision;
      await write(folder, { schema: 1, revision, updated: new Date().toISOString(), areas });
      return written;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Nothing to fall back to: what goes wrong with it must be seen. */
function only(build: Build): Registry['areas'][string] {
  return { builds: [build], stable: build.build, lastGood: [], blocked: [] };
}

async function write(folder: string, registry: Registry): Promise<void> {
  const { revision, updated: at } = registry;
  await mkdir(LAYOUT.history(folder), { recursive: true });
  const staged = path.join(folder, `revision-${revision}`);
  await writeFile(staged, JSON.stringify({ revision, at, by: 'gate', command: 'gate', why: null, registry }));
  await rename(staged, LAYOUT.revision(folder, revision));
}

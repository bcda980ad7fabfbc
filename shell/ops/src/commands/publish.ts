import type { AreaJson, AreaReleases, Build } from '@tradefloor/release';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Asked, Command, Context } from '../command';
import { editRegistry, releasesOf } from '../edit-registry';
import { checkBuildFolder, readAreaJson } from '../store/check-build-folder';
import { promoteBuild } from './promote';

const UNKNOWN: AreaReleases = { builds: [], stable: null, lastGood: [], blocked: [] };

export const publish: Command = {
  name: 'publish',
  takes: 'FOLDER…',
  summary: 'put builds into the store; nobody gets them yet',
  about: [
    'Each FOLDER is what a build of an area has written: area.json and the files it lists, each held to its hash.',
    'All are checked before the first is published.',
    'Published builds never change; publishing the same build again does nothing.',
  ],
  options: { promote: { type: 'boolean' }, now: { type: 'boolean' } },
  says: { promote: 'promote them at once', now: 'with --promote: open tabs swap without asking the area' },
  positionals: { min: 1, max: Number.POSITIVE_INFINITY },
  writes: true,

  async run(asked, context) {
    const folders = asked.positionals.map(named => path.resolve(context.cwd, named));
    const said = await Promise.all(folders.map(folder => checkBuildFolder(folder)));
    const lines: string[] = [];
    const builds: unknown[] = [];
    let standing = { context, revision: 0 };
    for (const [at, build] of said.entries()) {
      const done = await publishOne(build, folders[at] ?? '', asked, standing.context);
      lines.push(...done.lines);
      builds.push(done.json);
      standing = { context: after(standing.context, done.revision), revision: done.revision };
    }
    return { lines, json: { builds, revision: standing.revision } };
  },
};

async function publishOne(said: AreaJson, folder: string, asked: Asked, context: Context) {
  const { area, build } = said;
  await context.store.putBuild(area, build, folder);
  const { revision, changed } = await enter(said, context);
  // A prune may have taken an old folder without an entry just before it got one.
  await context.store.putBuild(area, build, folder);
  const line = changed ? `${area} ${build} is published.` : `${area} ${build} is already published.`;
  const lines = [line, ...(await differs(context, said))];
  if (!asked.flag('promote')) return { lines, revision, json: { area, build, published: changed } };
  const wanted = { area, named: build, now: asked.flag('now') };
  const promoted = await promoteBuild(wanted, after(context, revision));
  return {
    lines: [...lines, ...promoted.lines],
    revision: promoted.json.revision,
    json: { ...promoted.json, build, published: changed },
  };
}

/** `--if-revision` speaks of the registry before our own first revision; from there on, of the one that we left. */
function after(context: Context, revision: number): Context {
  return context.note.ifRevision === null ? context : { ...context, note: { ...context.note, ifRevision: revision } };
}

/** An id stands for the inputs of a build; two outputs of the same inputs are the build's fault, and worth a line. */
async function differs({ store }: Context, said: AreaJson): Promise<string[]> {
  const kept = await readAreaJson(store.buildFolder(said.area, said.build));
  const same = isDeepStrictEqual(kept, said);
  return same ? [] : ['This folder differs from what was published under the same id; what was published stays.'];
}

/** Kills between folder and entry leave a folder that nobody is pointed at: publishing again goes on from there. */
async function enter(said: AreaJson, { store, note, now }: Context) {
  const { area, build } = said;
  return editRegistry(store, note, standing => {
    const releases = releasesOf(standing, area) ?? UNKNOWN;
    if (releases.builds.some(known => known.build === build)) return { areas: null };
    const entry: Build = { ...said, base: `/builds/${area}/${build}/`, published: now().toISOString() };
    return { areas: { [area]: { ...releases, builds: [entry, ...releases.builds] } } };
  });
}

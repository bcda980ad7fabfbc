import type { AreaJson } from '@tradefloor/release';
import path from 'node:path';
import type { Asked, Command, Context } from '../command';
import { Refusal } from '../refusal';
import { bring } from '../releases/bring';
import { isDecided } from '../releases/decided';
import { checkBuildFolder } from '../store/check-build-folder';
import type { Line } from '../said/english';
import { promoteBuild } from './promote';

export const publish: Command = {
  name: 'publish',
  takes: 'FOLDER…',
  summary: 'put builds into the store; nobody gets them yet',
  about: [
    'Each FOLDER is what a build of an area has written: area.json and the files it lists, each held to its hash.',
    'All are checked before the first is published.',
    'Published builds never change; publishing the same build again mends what the store has lost of it.',
  ],
  options: { promote: { type: 'boolean' }, 'promote-new': { type: 'boolean' }, now: { type: 'boolean' } },
  says: {
    promote: 'promote them at once',
    'promote-new': 'promote those that nobody has decided about here, and go on where one is refused',
    now: 'when promoting: open tabs swap without asking the area',
  },
  positionals: { min: 1, max: Number.POSITIVE_INFINITY },
  writes: true,

  async run(asked, context) {
    const folders = asked.positionals.map(named => path.resolve(context.cwd, named));
    const said = await Promise.all(folders.map(folder => checkBuildFolder(folder)));
    const lines: Line[] = [];
    const builds: unknown[] = [];
    let standing = { context, revision: 0 };
    for (const [at, build] of said.entries()) {
      const done = await publishOrTell(build, folders[at] ?? '', asked, standing.context);
      lines.push(...done.lines);
      builds.push(done.json);
      standing = { context: after(standing.context, done.revision), revision: done.revision };
    }
    return { lines, json: { builds, revision: standing.revision } };
  },
};

async function publishOne(said: AreaJson, folder: string, asked: Asked, context: Context) {
  const { area, build } = said;
  const isNew = asked.flag('promote-new') && !(await isDecided(context.store, said));
  const { revision, outcome, differs } = await bring(said, folder, context);
  const lines: Line[] = [
    SAYS[outcome](`${area} ${build}`),
    ...(differs ? ['This folder differs from what was published under the same id; what was published stays.'] : []),
  ];
  const json = { area, build, published: outcome === 'published', mended: outcome === 'mended' };
  if (!asked.flag('promote') && !isNew) return { lines, revision, json };
  // What a folder has just built nobody has decided about; a newcomer has no browser yet.
  const wanted = { area, named: build, now: asked.flag('now'), looks: !asked.flag('promote-new') };
  const promoted = await promoteBuild(wanted, after(context, revision));
  return {
    lines: [...lines, ...promoted.lines],
    revision: promoted.json.revision,
    json: { ...promoted.json, ...json },
  };
}

/** Of several that are promoted where they are new, one that may not be keeps none of the others back. */
async function publishOrTell(said: AreaJson, folder: string, asked: Asked, context: Context) {
  try {
    return await publishOne(said, folder, asked, context);
  } catch (error) {
    if (!asked.flag('promote-new') || !(error instanceof Refusal) || error.kind !== 'refused') throw error;
    const { revision } = await context.store.newest();
    return { lines: [error.message], revision, json: { area: said.area, build: said.build, refused: error.message } };
  }
}

const SAYS = {
  published: (build: string) => `${build} is published.`,
  mended: (build: string) => `${build} was damaged in the store, and is whole again.`,
  already: (build: string) => `${build} is already published.`,
} as const;

/** `--if-revision` speaks of the registry before our own first revision; from there on, of the one that we left. */
function after(context: Context, revision: number): Context {
  return context.note.ifRevision === null ? context : { ...context, note: { ...context.note, ifRevision: revision } };
}

import type { AreaJson } from '@tradefloor/release';
import path from 'node:path';
import type { Answer, Asked, Command, Context } from '../command';
import { Refusal } from '../refusal';
import { RefusedHalfway } from '../refused-halfway';
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
    const done: Part[] = [];
    for (const [at, build] of said.entries()) {
      const next = after(context, done.at(-1)?.revision ?? null);
      done.push(await publishOne({ said: build, folder: folders[at] ?? '', done }, asked, next));
    }
    return answerOf(done);
  },
};

/** What became of one build, once it is in the store, or once people get it. */
interface Part {
  readonly lines: readonly Line[];
  readonly revision: number;
  readonly json: object;
}

function answerOf(done: readonly Part[]): Answer {
  const revision = done.at(-1)?.revision ?? 0;
  return { lines: done.flatMap(({ lines }) => lines), json: { builds: done.map(({ json }) => json), revision } };
}

interface One {
  readonly said: AreaJson;
  readonly folder: string;
  /** What this command has done before it. */
  readonly done: readonly Part[];
}

async function publishOne(one: One, asked: Asked, context: Context): Promise<Part> {
  const { area, build } = one.said;
  let part: Part | null = null;
  try {
    const isNew = asked.flag('promote-new') && !(await isDecided(context.store, one.said, context.note.signing));
    part = await brought(one, context);
    if (!asked.flag('promote') && !isNew) return part;
    // What a folder has just built nobody has decided about; a newcomer has no browser yet.
    const wanted = { area, named: build, now: asked.flag('now'), looks: !asked.flag('promote-new') };
    const { lines, json } = await promoteBuild(wanted, after(context, part.revision));
    return { lines: [...part.lines, ...lines], revision: json.revision, json: { ...json, ...part.json } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Of several that are promoted where they are new, one that may not be keeps none of the others back.
    if (asked.flag('promote-new') && error.kind === 'refused') {
      const { revision } = await context.store.newest();
      return { lines: [error.message], revision, json: { area, build, refused: error.message } };
    }
    const done = part === null ? one.done : [...one.done, part];
    throw done.length === 0 ? error : new RefusedHalfway(error, answerOf(done));
  }
}

async function brought({ said, folder }: One, context: Context): Promise<Part> {
  const { area, build } = said;
  const { revision, outcome, differs } = await bring(said, folder, context);
  const lines = [
    SAYS[outcome](`${area} ${build}`),
    ...(differs ? ['This folder differs from what was published under the same id; what was published stays.'] : []),
  ];
  const json = { area, build, published: outcome === 'published', mended: outcome === 'mended' };
  return { lines, revision, json };
}

const SAYS = {
  published: (build: string) => `${build} is published.`,
  mended: (build: string) => `${build} was damaged in the store, and is whole again.`,
  already: (build: string) => `${build} is already published.`,
} as const;

/** `--if-revision` speaks of the registry before our own first revision; from there on, of the one that we left. */
function after(context: Context, revision: number | null): Context {
  const { note } = context;
  return note.ifRevision === null || revision === null
    ? context
    : { ...context, note: { ...note, ifRevision: revision } };
}

import type { AreaJson } from '@tradefloor/release';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIdFrom } from '../packages/build-id';
import { copyAs, describeAgain, type Saying } from './copy-as';
import { ENTRIES } from './entries';

export type BadBuild =
  | keyof typeof ENTRIES
  /** Served with a script that the first screen needs gone. */
  | 'chunk-missing'
  /** Asks for more than any shell promises. */
  | 'platform-too-new'
  /** These are whole when they are published; `spoil` says what becomes of them on the way to a browser. */
  | 'entry-missing'
  | 'tampered-entry'
  | 'tampered-chunk'
  | 'tampered-style'
  /** Not bad at all: the same code as another build. */
  | 'good';

export interface MadeBuild {
  readonly area: string;
  readonly build: string;
  readonly folder: string;
  /** What browsers get otherwise than it was published: a store would not take files in this state. */
  readonly spoil: { readonly remove: readonly string[]; readonly tamper: readonly string[] };
}

const UNSPOILT = { remove: [], tamper: [] };

/** A build that can be published, and that goes wrong in one way. The same kind from the same build has the same id. */
export async function makeBadBuild(
  kind: BadBuild,
  goodBuild: string,
  folder: string,
  saying: Saying = {},
): Promise<MadeBuild> {
  const inputs = createHash('sha256').update(`${kind} ${path.basename(goodBuild)} ${folder}`);
  const build = buildIdFrom(inputs.digest('hex'));
  await rm(folder, { recursive: true, force: true });
  const said = await copyAs(goodBuild, folder, build, saying);
  const spoil = await worsen(kind, said, folder);
  return { area: said.area, build, folder, spoil };
}

async function worsen(kind: BadBuild, said: AreaJson, folder: string): Promise<MadeBuild['spoil']> {
  switch (kind) {
    case 'good':
      return UNSPOILT;
    case 'platform-too-new':
      await describeAgain(folder, { ...said, platform: '^999.0.0' });
      return UNSPOILT;
    case 'chunk-missing':
      await rm(path.join(folder, preloaded(said, '.js')));
      await describeAgain(folder, said);
      return UNSPOILT;
    case 'entry-missing':
      return { ...UNSPOILT, remove: [said.entry] };
    case 'tampered-entry':
      return { ...UNSPOILT, tamper: [said.entry] };
    case 'tampered-chunk':
      return { ...UNSPOILT, tamper: [preloaded(said, '.js')] };
    case 'tampered-style':
      return { ...UNSPOILT, tamper: said.files.map(file => file.path).filter(file => file.endsWith('.css')) };
    default:
      await writeFile(path.join(folder, said.entry), ENTRIES[kind](said.federation));
      await describeAgain(folder, said);
      return UNSPOILT;
  }
}

function preloaded({ area, entry, preload }: AreaJson, ending: string): string {
  const file = preload.find(name => name !== entry && name.endsWith(ending));
  if (file === undefined) throw new Error(`${area} preloads no ${ending} besides its entry`);
  return file;
}

import { openStore } from '@tradefloor/ops';
import { sampleVerdict } from '@tradefloor/ops/sample-verdict';
import { keepSigned } from '@tradefloor/ops/verdicts';
import { readKnownKeys } from '@tradefloor/release/signing';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SampleSuite } from './sample-suite';

/** What was published and signed, before anybody changed a byte of it. */
export interface Published {
  readonly keys: readonly string[];
  /** The pointers of every revision, word for word. */
  readonly signed: ReadonlySet<string>;
  /** Every file of every build, by its address. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** What each build says of itself, by area and id. */
  readonly descriptions: ReadonlyMap<string, string>;
  /** Every file of the store. */
  readonly names: readonly string[];
  /** In service; passed by the gate and not promoted; refused by it. */
  readonly spot: { readonly stable: string; readonly next: string; readonly refused: string };
}

const FINDING = { rule: 'nothing-fails', place: '/dealCenter', figure: 'it throws', cure: 'Catch it.', said: null };

/** Two areas, builds that are and were in service, one that may come next and one that may not. */
export async function publishedIn(suite: SampleSuite): Promise<Published> {
  await suite.does('publish', (await suite.builds('lever')).folder, '--promote');
  const builds = [];
  for (let each = 0; each < 4; each += 1) builds.push(await suite.builds('spot'));
  await suite.does('publish', ...builds.map(({ folder }) => folder));
  const [first = '', stable = '', next = '', refused = ''] = builds.map(({ build }) => build);
  for (const build of [first, stable]) await suite.does('promote', 'spot', build, '--why', 'it is ready');
  const store = openStore(suite.store, suite.root);
  const { registry } = await suite.standing();
  for (const build of registry.areas['spot']?.builds ?? []) {
    const looked = { ...sampleVerdict(build), findings: build.build === refused ? [FINDING] : [] };
    if ([next, refused].includes(build.build))
      await keepSigned(looked, store, { folder: suite.at('keys'), command: null });
  }

  const read = (name: string) => readFile(path.join(suite.store, name));
  const names = await filesUnder(suite.store);
  const of = (folder: string) => names.filter(name => name.startsWith(`${folder}/`));
  const [descriptions, files] = [true, false].map(isWanted =>
    of('builds').filter(name => name.endsWith('/area.json') === isWanted),
  );
  const signed = of('history').map(async name => JSON.parse(String(await read(name))));
  return {
    keys: (await readKnownKeys(suite.at('keys'))).keys,
    signed: new Set((await Promise.all(signed)).map(({ registry }) => String(registry.signed.said))),
    files: new Map(await Promise.all((files ?? []).map(async name => [`/${name}`, await read(name)] as const))),
    descriptions: new Map(
      await Promise.all(
        (descriptions ?? []).map(async name => {
          const [, area = '', build = ''] = name.split('/');
          return [`${area} ${build}`, String(await read(name))] as const;
        }),
      ),
    ),
    names,
    spot: { stable, next, refused },
  };
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile());
  return files.map(entry => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

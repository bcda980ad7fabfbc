import * as z from 'zod/mini';

const names = z.record(z.string(), z.string());

/** What of a package.json changes as it is packed; the rest stays. */
export const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.prefault(z.record(z.string(), z.union([z.string(), names])), {}),
  dependencies: z.prefault(names, {}),
  devDependencies: z.prefault(names, {}),
});

export type Manifest = z.infer<typeof manifest>;

export interface Packing {
  /** One for all that are packed together: each needs exactly the others of its packing. */
  readonly version: string;
  /** The exact version of what the catalog names. */
  readonly pinned: ReadonlyMap<string, string>;
  /** The files that are packed; an entry of one that is left out would be a door to nothing. */
  readonly has: (file: string) => boolean;
  /** What its sources import. */
  readonly imported: ReadonlySet<string>;
  /** What stands around packages in the suite, and has to come with this one elsewhere. */
  readonly tools?: readonly string[];
}

/** Loaded by who keeps builds in a bucket, and by nobody who makes one: fifty packages that an area never runs. */
const OF_THE_SUITE_ALONE = new Set(['@aws-sdk/client-s3']);

/** Sources with their types beside them, and every version exact. */
export function packedManifest(source: Manifest, packing: Packing): Record<string, unknown> {
  const { private: _private, devDependencies, dependencies, exports, name, ...rest } = source;
  const exact = (entries: ReadonlyArray<readonly [string, string]>) =>
    Object.fromEntries(entries.map(([used, range]) => [used, exactly(used, range, packing)] as const));
  const needed = Object.entries(dependencies).filter(([used]) => !OF_THE_SUITE_ALONE.has(used));
  // What its rooms for tests use is there where somebody tests.
  const peers = Object.entries(devDependencies).filter(([used]) => packing.imported.has(used));
  const tools = (packing.tools ?? []).map(tool => [tool, 'catalog:'] as const);
  return {
    name,
    ...rest,
    version: packing.version,
    exports: Object.fromEntries(
      Object.entries(exports).flatMap(([entry, target]) =>
        isPacked(target, packing) ? [[entry, withTypes(target)]] : [],
      ),
    ),
    dependencies: exact([...needed, ...tools]),
    ...(peers.length > 0 && {
      peerDependencies: exact(peers),
      peerDependenciesMeta: Object.fromEntries(peers.map(([used]) => [used, { optional: true }] as const)),
    }),
  };
}

function isPacked(target: Manifest['exports'][string], { has }: Packing): boolean {
  return typeof target !== 'string' || target.includes('*') || has(target.slice('./'.length));
}

/** `./src/act/index.ts`: sources for who compiles, declarations for who checks. */
function withTypes(target: Manifest['exports'][string]) {
  if (typeof target !== 'string') return target;
  const [, file] = /^\.\/(src\/.+)\.tsx?$/.exec(target) ?? [];
  return file === undefined ? target : { types: `./types/${file}.d.ts`, default: target };
}

/** The version that a range of the workspace's stands for. */
export function exactly(used: string, range: string, { version, pinned }: Pick<Packing, 'version' | 'pinned'>): string {
  if (range.startsWith('workspace:')) return version;
  if (!range.startsWith('catalog:')) return range;
  const pin = pinned.get(used);
  if (pin === undefined) throw new Error(`${used} is not in the catalog`);
  return pin;
}

/** What the lockfile says the catalog's names stand for. */
export function pinnedIn(lockfile: string): ReadonlyMap<string, string> {
  const [, catalog = ''] = /^catalogs:\n {2}default:\n((?: {4}.*\n)+)/m.exec(lockfile) ?? [];
  const pins = catalog.matchAll(/^ {4}'?([^\s':]+)'?:\n {6}specifier: .*\n {6}version: (\S+)$/gm);
  return new Map(Array.from(pins, ([, name = '', version = '']) => [name, version] as const));
}

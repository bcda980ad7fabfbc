import { type BuildFile, listedBuilds, onlyOffered, readRegistry, type Registry } from '@tradefloor/release';
import { type Depot, NAMES, Unreachable } from '@tradefloor/release/depot';
import { openSigned, type SignedRegistry } from '@tradefloor/release/signed-registry';
import { openSignedStore, signedIn } from '@tradefloor/release/signed-store';
import { nodeChecks, readKnownKeys } from '@tradefloor/release/signing';
import { type Flaw, KEYLESS, met, notAsSigned } from './flaw';

/** A body that may be served. */
export interface Judged {
  readonly registry: Registry;
  /** With the builds too that nobody is pointed at. */
  readonly published: Registry;
  /** As it was signed, word for word, with the keys that count; null where nobody signs. */
  readonly signed: {
    readonly registry: SignedRegistry;
    readonly keys: readonly string[];
    readonly expires: string;
  } | null;
  readonly files: ReadonlyMap<string, ReadonlyMap<string, BuildFile>>;
  /** What of it an operator has to see to. */
  readonly flaws: readonly Flaw[];
}

interface Bench {
  readonly depot: Depot;
  /** The folder of keys; null where nobody signs. */
  readonly keys: string | null;
  /** What was judged last. */
  readonly before: Judged;
}

/**
 * Where keys are known here, only what is signed with one of them is served; without any, as before anybody signed. The
 * keys are not in the store: whoever can write there cannot choose them.
 */
export async function judge(document: unknown, { depot, keys: folder, before }: Bench): Promise<Judged> {
  const keys = await keysIn(folder);
  if (keys === null) return unchecked(document);
  const known = descriptionsIn(before);
  const descriptionOf = async (area: string, build: string) =>
    known.get(`${area}/${build}`) ?? (await described(depot, area, build));
  const opened = await openSignedStore({ document, descriptionOf, keys, now: Date.now() });
  const { registry, published, signed, pointers, files } = opened;
  const flaws = opened.leftOut.map(({ area, build }) => notAsSigned(area, build));
  return {
    registry,
    published,
    signed: { registry: signed, keys: pointers.keys, expires: pointers.expires },
    files,
    flaws,
  };
}

/** Null where it is lost. A place that does not answer has lost nothing: what stands goes on. */
async function described(depot: Depot, area: string, build: string): Promise<string | null> {
  try {
    const text = await depot.read(NAMES.file(area, build, 'area.json'));
    return text === null ? null : String(text);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return null;
  }
}

/** Builds never change: what was read of one stays true when its folder is damaged later. */
function descriptionsIn({ signed }: Judged): ReadonlyMap<string, string> {
  const texts = signed?.registry.descriptions ?? [];
  return new Map(
    texts.map(({ said }) => {
      const { area, build }: { area: string; build: string } = JSON.parse(said);
      return [`${area}/${build}`, said];
    }),
  );
}

/** What was passed on is judged by its signature alone; null where it does not count, or where the keys cannot be read. What was taken before may have expired: `now` 0. */
export async function judgeAgain(kept: unknown, keyFolder: string | null, now = 0): Promise<Judged | null> {
  try {
    const keys = (await keysIn(keyFolder)) ?? [];
    const { document, pointers } = await openSigned(kept, { keys, now, checks: nodeChecks });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- opened just now
    const registry = kept as SignedRegistry;
    const offered = readRegistry(document).registry;
    return {
      registry: offered,
      published: offered,
      signed: { registry, keys: pointers.keys, expires: pointers.expires },
      files: listedBuilds(document),
      flaws: [],
    };
  } catch {
    return null;
  }
}

/** Null where nobody signs. */
export async function keysIn(folder: string | null): Promise<readonly string[] | null> {
  const keys = folder === null ? [] : (await readKnownKeys(folder)).keys;
  return keys.length === 0 ? null : keys;
}

function unchecked(document: unknown): Judged {
  const { registry, problems } = readRegistry(document);
  const what = JSON.stringify(problems);
  if (problems.some(({ kind }) => kind === 'unreadable')) throw new Error(what);
  const unread = problems.length === 0 ? [] : [met(what)];
  const unknown = signedIn(document) === null ? [] : [KEYLESS];
  return {
    registry: onlyOffered(registry),
    published: registry,
    signed: null,
    files: listedBuilds(document),
    flaws: [...unread, ...unknown],
  };
}

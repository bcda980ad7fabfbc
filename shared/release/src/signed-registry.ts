import * as z from 'zod/mini';
import type { StoreProblem } from './store-problem';

/**
 * A text and the signature under it. Signed is the text itself, as it is stored and passed on: whoever checks it writes
 * nothing anew.
 */
const signed = z.object({
  said: z.string(),
  /** The public key, raw, as base64: it counts where it is known already. */
  key: z.string(),
  signature: z.string(),
});

const signedRegistry = z.looseObject({ pointers: signed, descriptions: z.array(signed) });

/** The registry, with the hash of each description in its place, and with what makes an older one an older one. */
const pointers = z.looseObject({
  revision: z.int(),
  /** The epoch: a moment that only grows, also where numbers come again after a restore. */
  updated: z.string(),
  expires: z.string(),
  /** Hash of the pointers before; null in the first. */
  before: z.nullable(z.string()),
  /** The public keys that pointers may be signed with from now on. */
  keys: z.array(z.string()),
  areas: z.record(
    z.string(),
    z.looseObject({
      builds: z.array(z.object({ build: z.string(), base: z.string(), published: z.string(), hash: z.string() })),
    }),
  ),
});

export type Signed = z.infer<typeof signed>;
export type SignedRegistry = z.infer<typeof signedRegistry>;
export type Pointers = z.infer<typeof pointers>;

/** Said with it, or a description, which a team writes as it likes, could be passed off as pointers or as a verdict. */
export type SignedKind = 'description' | 'pointers' | 'delivery' | 'verdict';

/** What the signature is under. */
export function signedText(kind: SignedKind, said: string): string {
  return `tradefloor ${kind}\n${said}`;
}

/** How a signature and a hash are made out here: Node and browsers have it under different names. */
export interface Checks {
  readonly holds: (kind: SignedKind, signed: Signed) => Promise<boolean>;
  readonly hash: (text: string) => Promise<string>;
}

/** Why what was signed, or should have been, is not taken. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    why: string,
    /** The same in no language, for operators of every one. */
    readonly problem: StoreProblem | null = null,
  ) {
    super(`TF-1301 registry refused: ${why}`);
  }
}

export interface Opened {
  /** The registry, for `readRegistry`. */
  readonly document: unknown;
  readonly pointers: Pointers;
  /** Those that the pointers name, as they were signed. */
  readonly descriptions: readonly Signed[];
  /** Builds whose description is missing or not the one that was signed: nobody is pointed at them. */
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  readonly area: string;
  readonly build: string;
  /** Nothing that came says that it was of this build. */
  readonly isMissing: boolean;
}

export interface OpenedBy {
  readonly keys: readonly string[];
  /** In milliseconds; 0 for who looks at what was taken before. */
  readonly now: number;
  /** Null where the browser has none: then the gateway alone has checked it. */
  readonly checks: Checks | null;
}

/** The registry out of what was signed, or `Refused`. */
export async function openSigned(document: unknown, { keys, now, checks }: OpenedBy): Promise<Opened> {
  const read = signedRegistry.safeParse(document);
  if (!read.success) throw new Refused('it is not signed', { key: 'store.unsigned', values: {} });
  const { pointers: signedPointers, descriptions } = read.data;
  if (!keys.includes(signedPointers.key)) {
    throw new Refused('it is signed with a key that is not known here', { key: 'store.key', values: {} });
  }
  if (checks !== null && !(await checks.holds('pointers', signedPointers))) {
    throw new Refused('its signature does not hold', { key: 'store.signature', values: {} });
  }
  const said = readPointers(signedPointers);
  if (!(Date.parse(said.expires) >= now)) {
    throw new Refused(`it expired ${said.expires}`, { key: 'store.expired', values: { at: said.expires } });
  }
  const described = await byTheirBuild(descriptions, keys, checks);
  const { expires: _until, before: _before, keys: _keys, ...rest } = said;
  const taken: Signed[] = [];
  const leftOut: LeftOut[] = [];
  const areas = Object.entries(said.areas).map(([area, releases]) => {
    const builds = releases.builds.flatMap(({ build, base, published, hash }) => {
      const found = described.get(`${area}/${build}`);
      if (!found?.holds || (checks !== null && found.hash !== hash)) {
        leftOut.push({ area, build, isMissing: found === undefined });
        return [];
      }
      taken.push(found.signed);
      return [{ ...found.said, base, published }];
    });
    return [area, { ...releases, builds }] as const;
  });
  return { document: { ...rest, areas: Object.fromEntries(areas) }, pointers: said, descriptions: taken, leftOut };
}

/** Of who has checked the signature, or only compares. */
export function readPointers({ said }: Signed): Pointers {
  const read = pointers.safeParse(parsed(said));
  if (!read.success) throw new Refused('its pointers cannot be read', { key: 'store.pointers', values: {} });
  return read.data;
}

interface Described {
  readonly signed: Signed;
  readonly said: object;
  readonly hash: string;
  readonly holds: boolean;
}

async function byTheirBuild(descriptions: readonly Signed[], keys: readonly string[], checks: Checks | null) {
  const found = new Map<string, Described>();
  for (const description of descriptions) {
    const said = parsed(description.said);
    if (typeof said !== 'object' || said === null || !('area' in said) || !('build' in said)) continue;
    const build = `${String(said.area)}/${String(said.build)}`;
    const holds =
      checks === null || (keys.includes(description.key) && (await checks.holds('description', description)));
    if (!holds && found.get(build)?.holds) continue;
    const hash = checks === null ? '' : await checks.hash(description.said);
    found.set(build, { signed: description, said, hash, holds });
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

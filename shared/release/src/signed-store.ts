import { isDeepStrictEqual } from 'node:util';
import type { BuildFile } from './build-file';
import { onlyOffered } from './choose-build';
import { listedBuilds, listedIds, signatureListed } from './listed-builds';
import { readRegistry } from './read-registry';
import type { Build, Registry } from './registry';
import { type Opened, openSigned, Refused, type Signed, type SignedRegistry } from './signed-registry';
import { hashOf, nodeChecks } from './signing';

export interface OpenedStore extends Opened {
  /** What clients may load, as it was signed. */
  readonly registry: Registry;
  /** The same with the builds too that nobody is pointed at, as far as they are as they were signed. */
  readonly published: Registry;
  /** As it is passed on, word for word. */
  readonly signed: SignedRegistry;
  /** The files of every build that is published under a signature, also of those that nobody is pointed at. */
  readonly files: ReadonlyMap<string, ReadonlyMap<string, BuildFile>>;
}

interface StoreToOpen {
  /** The body of a revision, with what was signed of it. */
  readonly document: unknown;
  /** A build's `area.json` as the store has it; null where it has none. */
  readonly descriptionOf: (area: string, build: string) => Promise<string | null>;
  readonly keys: readonly string[];
  readonly now: number;
}

/** Node only. Refuses a body of which a byte is not as it was signed. */
export async function openSignedStore({ document, descriptionOf, keys, now }: StoreToOpen): Promise<OpenedStore> {
  const pointers = signedIn(document);
  if (pointers === null) throw new Refused('it is not signed', { key: 'store.unsigned', values: {} });
  const descriptions: Signed[] = [];
  const published: Signed[] = [];
  for (const { area, build, hash, key, signature } of signaturesIn(document)) {
    const said = await descriptionOf(area, build);
    if (said === null) continue;
    const description = { said, key, signature };
    if (hashOf(said) !== hash || !keys.includes(key) || !(await nodeChecks.holds('description', description))) continue;
    published.push(description);
    if (pointers.said.includes(hash)) descriptions.push(description);
  }
  const signed = { pointers, descriptions };
  const opened = await openSigned(signed, { keys, now, checks: nodeChecks });
  const { registry } = readRegistry(opened.document);
  const { registry: copy } = readRegistry(document);
  if (!isDeepStrictEqual(copyOf(copy, opened.leftOut), registry)) {
    throw new Refused('it says something else than what was signed', { key: 'store.differs', values: {} });
  }
  return { ...opened, registry, published: withPublished(copy, published), signed, files: filesOf(published) };
}

function filesOf(descriptions: readonly Signed[]): OpenedStore['files'] {
  const areas: Record<string, { builds: unknown[] }> = {};
  for (const { said } of descriptions) {
    const description: { readonly area: string } = JSON.parse(said);
    (areas[description.area] ??= { builds: [] }).builds.push(description);
  }
  return listedBuilds({ areas });
}

/** What was signed of a body; null in a store that never was. */
export function signedIn(document: unknown): Signed | null {
  const signed: unknown = Reflect.get(Object(document), 'signed');
  const [said, key, signature] = ['said', 'key', 'signature'].map((name): unknown => Reflect.get(Object(signed), name));
  if (typeof said !== 'string' || typeof key !== 'string' || typeof signature !== 'string') return null;
  return { said, key, signature };
}

/** Of every build that is listed, whatever else its entry says: an altered one must not be mistaken for one that is lost. */
function signaturesIn(document: unknown) {
  const areas = Object.keys(Object(Reflect.get(Object(document), 'areas')));
  return areas.flatMap(area =>
    listedIds(document, area).flatMap(build => {
      const signed = signatureListed(document, area, build);
      return signed ? [{ area, build, ...signed }] : [];
    }),
  );
}

/** The copy's entries that say what is under their own signature. */
function withPublished(copy: Registry, published: readonly Signed[]): Registry {
  const texts = new Map(published.map(({ said, signature }) => [signature, said]));
  const isAsSigned = ({ base, published: _since, signed, ...said }: Build) =>
    base === `/builds/${said.area}/${said.build}/` &&
    isDeepStrictEqual(said, JSON.parse(texts.get(signed?.signature ?? '') ?? 'null'));
  const areas = Object.entries(copy.areas).map(([area, releases]) => {
    return [area, { ...releases, builds: releases.builds.filter(isAsSigned) }] as const;
  });
  return { ...copy, areas: Object.fromEntries(areas) };
}

/** The copy that is for whoever does not check, as far as it was signed, without the signatures. */
function copyOf(copy: Registry, leftOut: Opened['leftOut']): unknown {
  const isLeftOut = ({ area, build }: Build) => leftOut.some(out => out.area === area && out.build === build);
  const { signed: _signed, ...offered } = { signed: null, ...onlyOffered(copy) };
  const areas = Object.entries(offered.areas).map(([area, releases]) => {
    const builds = releases.builds
      .filter(build => build.signed !== undefined && !isLeftOut(build))
      .map(({ signed: _signature, ...said }) => said);
    return [area, { ...releases, builds }] as const;
  });
  return { ...offered, areas: Object.fromEntries(areas) };
}

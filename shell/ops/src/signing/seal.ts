import { onlyOffered, readRegistry, type Build } from '@tradefloor/release';
import { readPointers, type Signed } from '@tradefloor/release/signed-registry';
import { openSignedStore, signedIn } from '@tradefloor/release/signed-store';
import { hashOf, nodeChecks } from '@tradefloor/release/signing';
import { isDeepStrictEqual } from 'node:util';
import { Refusal, refuse } from '../refusal';
import { asPublished, descriptionOf } from '../releases/published';
import { causeSaid } from '../said/cause';
import type { Said } from '../said/sayings';
import type { ReleaseStore } from '../store/release-store';
import { droppedKeys } from './dropped-keys';
import { knownKeys } from './keys';
import type { Remembered } from './remembered';
import { type Signer, signerIn, type SigningPlace } from './signer';

type Body = Readonly<Record<string, unknown>>;

const DAY = 86_400_000;

/** Long, because a shop where nobody writes for a quarter of a year must not stand still; "ops renew" begins it anew. */
export const VALID_FOR_MS = 90 * DAY;

interface Standing {
  readonly revision: number;
  readonly document: Body;
}

/** Whoever writes signs all that stands: what is not as it was signed must not be vouched for by the next promote. */
export async function refuseAltered(
  store: ReleaseStore,
  { revision, document }: Standing,
  { folder }: SigningPlace,
  last: Remembered | null,
): Promise<void> {
  const { keys } = await knownKeys(folder);
  const why = await whyNot(store, document, revision, keys, last);
  if (why === null) return;
  const values = { revision: String(revision), place: store.place, why };
  throw new Refusal('unreadable', { key: 'refused.altered', values });
}

async function whyNot(
  store: ReleaseStore,
  document: Body,
  revision: number,
  keys: readonly string[],
  last: Remembered | null,
): Promise<Said | null> {
  if (revision === 0) return null;
  if (signedIn(document) === null) {
    return keys.length > 0 && (last !== null || (await wasEverSigned(store)))
      ? { key: 'altered.unsigned', values: {} }
      : null;
  }
  const said = document['revision'];
  if (said !== revision) return { key: 'altered.replaced', values: { revision: String(said) } };
  if (keys.length === 0) return { key: 'altered.keyless', values: {} };
  try {
    await openSignedStore({ document, descriptionOf: descriptionOf(store), keys, now: 0 });
    return null;
  } catch (error) {
    return causeSaid(error);
  }
}

async function wasEverSigned(store: ReleaseStore): Promise<boolean> {
  for await (const { registry } of store.revisions()) if (signedIn(registry) !== null) return true;
  return false;
}

interface Sealing {
  readonly store: ReleaseStore;
  readonly place: SigningPlace;
  /** No earlier than the one before: what a clock that is behind signs has not expired. */
  readonly now: Date;
  /** The body that it is written over. */
  readonly before: unknown;
  /** Who may sign from now on: another machine may not have heard of the last change of it, and must not undo that. */
  readonly keysAre: 'as they stand' | 'as known here';
  /** What stands may be from before the key was changed. */
  readonly isPutBack: boolean;
  /** What was signed here last is later than what stands: so is what is known here of the keys. */
  readonly knowsLater: boolean;
  /** A key that whoever types this has named: it counts, also where it did and no longer does. */
  readonly named: string | null;
  /** The build that this command brings. Another one that nobody has signed is the store's own, and stays so. */
  readonly brings: Pick<Build, 'area' | 'build'> | null;
}

/** The keys that what stands was signed for, which is what gateways and tabs have heard; null where nothing was signed. */
export function keysThatStand(document: unknown): readonly string[] | null {
  const signed = signedIn(document);
  return signed && readPointers(signed).keys;
}

/** The body with its signatures: each description's, once, and over them the pointers'. */
export async function sealed(body: Body, sealing: Sealing): Promise<Body> {
  const { store, place, now, before, keysAre, isPutBack, knowsLater, named, brings } = sealing;
  const signer = await signerIn(place);
  const { keys, retired } = await knownKeys(place.folder);
  const standing = keysThatStand(before);
  const asked = [...new Set([signer.key, ...(keysAre === 'as known here' ? keys : [])])].filter(key => key !== named);
  const dropped =
    standing === null || knowsLater ? [] : await droppedKeys(store, standing, asked, [...keys, ...retired]);
  const isFormer = standing !== null && !standing.includes(signer.key);
  if (isFormer && (!isPutBack || dropped.includes(signer.key)))
    refuse({ key: 'refused.key.former', values: { signer: signer.key } }, ': see "Keys" in docs/operating.md');
  const { signed: _former, ...rest } = body;
  const signed = new Map<string, NonNullable<Build['signed']>>();
  for (const build of Object.values(readRegistry(rest).registry.areas).flatMap(({ builds }) => builds)) {
    const text = await descriptionOf(store)(build.area, build.build);
    const isBrought = standing === null || (build.area === brings?.area && build.build === brings.build);
    const signature =
      build.signed === undefined && !isBrought ? null : await signatureOf(build, text, signer, [...keys, ...retired]);
    if (signature !== null) signed.set(`${build.area}/${build.build}`, signature);
  }
  const whole = withSignatures(rest, signed);
  const former = signedIn(before);
  const { areas, ...registry } = onlyOffered(readRegistry(whole).registry);
  const said = {
    ...registry,
    expires: new Date(now.getTime() + VALID_FOR_MS).toISOString(),
    before: former === null ? null : hashOf(former.said),
    keys: keysAre === 'as known here' ? keys.filter(key => !dropped.includes(key)) : (standing ?? keys),
    areas: Object.fromEntries(
      Object.entries(areas).map(([area, releases]) => [area, { ...releases, builds: pointedAt(releases.builds) }]),
    ),
  };
  return { ...whole, signed: await signer.sign('pointers', JSON.stringify(said)) };
}

/** Signed once, when it is published; anew when the key has changed, as far as it is what was signed before. */
async function signatureOf(
  build: Build,
  text: string | null,
  signer: Signer,
  known: readonly string[],
): Promise<NonNullable<Build['signed']> | null> {
  const { signed } = build;
  if (signed?.key === signer.key || text === null) return signed ?? null;
  const isAsItWas =
    signed === undefined
      ? isDeepStrictEqual(parsed(text), asPublished(build))
      : known.includes(signed.key) && (await nodeChecks.holds('description', { said: text, ...signed }));
  if (!isAsItWas) return signed ?? null;
  const { key, signature }: Signed = await signer.sign('description', text);
  return { hash: hashOf(text), key, signature };
}

function pointedAt(builds: readonly Build[]) {
  return builds.flatMap(({ build, base, published, signed }) =>
    signed === undefined ? [] : [{ build, base, published, hash: signed.hash }],
  );
}

/** Entries that this version cannot read stay as they stand. */
function withSignatures(body: Body, signed: ReadonlyMap<string, object>): Body {
  const areas = Object.entries(Object(body['areas'])).map(([area, releases]): [string, unknown] => {
    const builds: unknown = Reflect.get(Object(releases), 'builds');
    if (!Array.isArray(builds)) return [area, releases];
    const entries = builds.map((entry: unknown) => {
      const signature = signed.get(`${area}/${String(Reflect.get(Object(entry), 'build'))}`);
      return signature === undefined ? entry : Object.assign({}, entry, { signed: signature });
    });
    return [area, { ...Object(releases), builds: entries }];
  });
  return { ...body, areas: Object.fromEntries(areas) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

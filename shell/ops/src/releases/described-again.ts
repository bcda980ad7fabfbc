import {
  areaJson,
  type AreaReleases,
  type Build,
  isAreaName,
  listedIds,
  type Registry,
  signatureListed,
} from '@tradefloor/release';
import { signedIn } from '@tradefloor/release/signed-store';
import { isVouchedFor } from '../signing/as-signed';
import type { ReleaseStore } from '../store/release-store';
import { descriptionOf, entryOf } from './published';

interface Then {
  /** What was signed. */
  readonly pointers: unknown;
  /** All that was listed, with the signatures of descriptions. */
  readonly copy: unknown;
  readonly standing: Registry;
}

/**
 * The builds of an area that an older revision lists, as they are known now: older revisions leave what builds say of
 * themselves to the store. What was pruned since is left out, and in a store that is signed what nobody has signed.
 */
export async function describedAgain(
  area: string,
  then: Then,
  store: ReleaseStore,
  keys: readonly string[],
): Promise<AreaReleases['builds']> {
  if (!isAreaName(area)) return [];
  const known = new Map(then.standing.areas[area]?.builds.map(build => [build.build, build]));
  const listed = new Set([then.copy, then.pointers].flatMap(document => listedIds(document, area)));
  const builds = await Promise.all(
    [...listed].map(async id => known.get(id) ?? (await entryInStore(area, id, then, store, keys))),
  );
  return builds.filter(build => build !== null);
}

/** Where it was published alone, nothing. */
function hashPointedAt(pointers: unknown, area: string, build: string): unknown {
  const releases: unknown = Reflect.get(Object(Reflect.get(Object(pointers), 'areas')), area);
  const builds: unknown = Reflect.get(Object(releases), 'builds');
  const entry: unknown = Array.isArray(builds) && builds.find(each => Reflect.get(Object(each), 'build') === build);
  return Reflect.get(Object(entry), 'hash') ?? null;
}

async function entryInStore(
  area: string,
  build: string,
  { pointers, copy, standing }: Then,
  store: ReleaseStore,
  keys: readonly string[],
): Promise<Build | null> {
  try {
    const text = await descriptionOf(store)(area, build);
    const said = areaJson.parse(JSON.parse(text ?? ''));
    if (said.area !== area || said.build !== build) return null;
    // With the signature that it had: what lies in the folder now must still be what is under it.
    const signed = signatureListed(copy, area, build);
    const entry = { ...entryOf(said, new Date()), ...(signed && { signed }) };
    if (signedIn(standing) === null) return entry;
    const pointedAt = hashPointedAt(pointers, area, build);
    const isIt = pointedAt === null || pointedAt === signed?.hash;
    return isIt && (await isVouchedFor(entry, text, keys)) ? entry : null;
  } catch {
    return null;
  }
}

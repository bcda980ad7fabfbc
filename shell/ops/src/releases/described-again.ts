import {
  areaJson,
  type AreaReleases,
  type Build,
  isAreaName,
  listedIds,
  type Registry,
  signatureListed,
} from '@tradefloor/release';
import type { ReleaseStore } from '../store/release-store';
import { descriptionOf, entryOf } from './published';

/**
 * The builds of an area that an older revision lists, as they are known now: older revisions leave what builds say of
 * themselves to the store. What was pruned since is left out.
 */
export async function describedAgain(
  document: unknown,
  area: string,
  standing: Registry,
  store: ReleaseStore,
): Promise<AreaReleases['builds']> {
  if (!isAreaName(area)) return [];
  const known = new Map(standing.areas[area]?.builds.map(build => [build.build, build]));
  const builds = await Promise.all(
    listedIds(document, area).map(async id => known.get(id) ?? (await entryInStore(area, id, document, store))),
  );
  return builds.filter(build => build !== null);
}

async function entryInStore(
  area: string,
  build: string,
  document: unknown,
  store: ReleaseStore,
): Promise<Build | null> {
  try {
    const said = areaJson.parse(JSON.parse((await descriptionOf(store)(area, build)) ?? ''));
    if (said.area !== area || said.build !== build) return null;
    // With the signature that it had: what lies in the folder now must still be what is under it.
    const signed = signatureListed(document, area, build);
    return { ...entryOf(said, new Date()), ...(signed && { signed }) };
  } catch {
    return null;
  }
}

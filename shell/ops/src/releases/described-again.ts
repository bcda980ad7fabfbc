import { areaJson, type AreaReleases, type Build, isAreaName, listedIds, type Registry } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { entryOf } from './published';

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
    listedIds(document, area).map(async id => known.get(id) ?? (await entryInStore(area, id, store))),
  );
  return builds.filter(build => build !== null);
}

async function entryInStore(area: string, build: string, store: ReleaseStore): Promise<Build | null> {
  try {
    const text = await readFile(path.join(store.buildFolder(area, build), 'area.json'), 'utf8');
    const said = areaJson.parse(JSON.parse(text));
    return said.area === area && said.build === build ? entryOf(said, new Date()) : null;
  } catch {
    return null;
  }
}

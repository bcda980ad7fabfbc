import * as z from 'zod/mini';
import { areaName, type BuildFile, buildId, listedFiles } from './build-file';
import type { Build } from './registry';

const outline = z.looseObject({ areas: z.record(z.string(), z.unknown()) });
const releases = z.looseObject({ builds: z.array(z.unknown()) });
const listed = z.looseObject({ area: areaName, build: buildId });

/**
 * The files of every build that a registry lists, by `area/build` and path, whatever else a newer version of us says of
 * it: a tab may run a build that this version would offer nobody.
 */
export function listedBuilds(document: unknown): ReadonlyMap<string, ReadonlyMap<string, BuildFile>> {
  const found = new Map<string, ReadonlyMap<string, BuildFile>>();
  const read = outline.safeParse(document);
  for (const [area, entry] of read.success ? Object.entries(read.data.areas) : []) {
    const { data: { builds } = { builds: [] } } = releases.safeParse(entry);
    for (const description of builds) {
      const build = listed.safeParse(description);
      const files = listedFiles(description);
      if (!build.success || build.data.area !== area || files === null) continue;
      found.set(`${area}/${build.data.build}`, new Map(files.map(file => [file.path, file])));
    }
  }
  return found;
}

/** The builds of an area that a registry lists, the descriptions of which it may have left to the store. */
export function listedIds(document: unknown, area: string): string[] {
  const read = outline.safeParse(document);
  if (!read.success || !Object.hasOwn(read.data.areas, area)) return [];
  const { data: { builds } = { builds: [] } } = releases.safeParse(read.data.areas[area]);
  return builds.flatMap(entry => {
    const build = z.looseObject({ build: buildId }).safeParse(entry);
    return build.success ? [build.data.build] : [];
  });
}

const signature = z.object({ hash: z.string(), key: z.string(), signature: z.string() });

/** What a revision says is under the description of a build. */
export function signatureListed(document: unknown, area: string, build: string): Build['signed'] | null {
  const { data: { areas } = { areas: {} } } = outline.safeParse(document);
  const { data: { builds } = { builds: [] } } = releases.safeParse(areas[area]);
  const entry: unknown = builds.find(each => Reflect.get(Object(each), 'build') === build);
  const read = signature.safeParse(Reflect.get(Object(entry), 'signed'));
  return read.success ? read.data : null;
}

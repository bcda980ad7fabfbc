import * as z from 'zod/mini';
import { areaName, buildId } from './build-file';
import { build, canary, EMPTY_REGISTRY, REGISTRY_SCHEMA } from './registry';
import type { AreaReleases, Build, Registry } from './registry';

export type RegistryProblem =
  /** Nothing could be taken from it: keep the one you have. */
  | { readonly kind: 'unreadable'; readonly detail: string }
  /** Written by a version that changed a meaning: what could be read was read, but it must not be written back. */
  | { readonly kind: 'newer-schema'; readonly schema: number }
  | { readonly kind: 'area'; readonly area: string; readonly detail: string }
  /** Nobody gets it: what everybody else gets can be read. */
  | { readonly kind: 'canary'; readonly area: string; readonly detail: string }
  /** Passed over, as one that needs a newer platform is: a client falls back to the next build it can read. */
  | { readonly kind: 'build'; readonly area: string; readonly index: number; readonly detail: string };

export interface ReadRegistry {
  readonly registry: Registry;
  readonly problems: readonly RegistryProblem[];
}

const outline = z.looseObject({
  schema: z.int().check(z.gte(REGISTRY_SCHEMA)),
  revision: z.int().check(z.nonnegative()),
  updated: z.prefault(z.string(), EMPTY_REGISTRY.updated),
  areas: z.record(z.string(), z.unknown()),
});

const releasesOutline = z.looseObject({
  builds: z.array(z.unknown()),
  stable: z.prefault(z.nullable(buildId), null),
  lastGood: z.prefault(z.array(buildId), []),
  blocked: z.prefault(z.array(buildId), []),
  now: z.optional(buildId),
  canary: z.optional(z.unknown()),
});

/**
 * Reads what an older or a newer version of us may have written. Unknown fields are kept; what cannot be read is left
 * out and told, so that one bad entry never costs more than itself.
 */
export function readRegistry(document: unknown): ReadRegistry {
  const read = outline.safeParse(document);
  if (!read.success) {
    return { registry: EMPTY_REGISTRY, problems: [{ kind: 'unreadable', detail: describe(read.error) }] };
  }
  const problems: RegistryProblem[] = [];
  const { schema } = read.data;
  if (schema > REGISTRY_SCHEMA) problems.push({ kind: 'newer-schema', schema });
  const areas: Record<string, AreaReleases> = {};
  for (const [area, entry] of Object.entries(read.data.areas)) {
    const releases = readReleases(area, entry, problems);
    if (releases !== null) areas[area] = releases;
  }
  return { registry: { ...read.data, schema: REGISTRY_SCHEMA, areas: withoutTwins(areas, problems) }, problems };
}

function readReleases(area: string, entry: unknown, problems: RegistryProblem[]): AreaReleases | null {
  if (!areaName.safeParse(area).success) {
    problems.push({ kind: 'area', area, detail: 'not a name of an area' });
    return null;
  }
  const read = releasesOutline.safeParse(entry);
  if (!read.success) {
    problems.push({ kind: 'area', area, detail: describe(read.error) });
    return null;
  }
  const builds: Build[] = [];
  read.data.builds.forEach((entry, index) => {
    const known = build.safeParse(entry);
    if (known.success && known.data.area === area) builds.push(known.data);
    else {
      const detail = known.success ? `is a build of ${known.data.area}` : describe(known.error);
      problems.push({ kind: 'build', area, index, detail });
    }
  });
  const { canary: tried, ...rest } = read.data;
  const known = canary.safeParse(tried);
  if (tried !== undefined && !known.success) problems.push({ kind: 'canary', area, detail: describe(known.error) });
  return { ...rest, builds, ...(known.success && { canary: known.data }) };
}

/** Tabs know a build by its id alone: of those that bear one in several areas the first that was published has it. */
function withoutTwins(areas: Registry['areas'], problems: RegistryProblem[]): Registry['areas'] {
  const bearers = new Map<string, Build>();
  for (const known of Object.values(areas).flatMap(({ builds }) => builds)) {
    const other = bearers.get(known.build);
    if (other === undefined || known.published < other.published) bearers.set(known.build, known);
  }
  const kept = Object.entries(areas).map(([area, releases]) => {
    const builds = releases.builds.filter((known, index) => {
      const bearer = bearers.get(known.build)?.area;
      if (bearer !== area)
        problems.push({ kind: 'build', area, index, detail: `${known.build} is a build of ${bearer}` });
      return bearer === area;
    });
    return [area, { ...releases, builds }] as const;
  });
  return Object.fromEntries(kept);
}

function describe(error: z.core.$ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'document'}: ${message}`).join('; ');
}

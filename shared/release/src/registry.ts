import * as z from 'zod/mini';
import { areaShape, nameIsItsOwn } from './area-json';
import { buildId } from './build-file';
import type { Declared } from './declared';

/** The registry: one small document, never cached, pointing at immutable builds. */

export const REGISTRY_SCHEMA = 1;

export const build = z
  .looseObject({
    ...areaShape,
    /** Where the build's folder is served, with a trailing slash: `/builds/market/ab12cd34/`. */
    base: z.string().check(z.endsWith('/')),
    published: z.string(),
    /** What is under its `area.json`, word for word; none in a store that nobody has signed yet. */
    signed: z.optional(z.object({ hash: z.string(), key: z.string(), signature: z.string() })),
  })
  .check(nameIsItsOwn);

/** A build that a share of the browsers gets in the place of the stable one, to see how it does. */
export const canary = z.looseObject({
  build: buildId,
  percent: z.number().check(z.gt(0), z.lte(100)),
  /** Nobody gets it after this, also where nobody is left to take it back. */
  until: z.string(),
});

const areaReleases = z.looseObject({
  /** Newest first; kept while an open tab may still ask for one. */
  builds: z.array(build),
  stable: z.nullable(buildId),
  /** Builds that were stable before, newest first: what a client falls back to. */
  lastGood: z.array(buildId),
  /** Never to be loaded. */
  blocked: z.array(buildId),
  /** Set by `promote --now`: open tabs swap to `stable` without asking the area. Holds the build it was said of. */
  now: z.optional(buildId),
  canary: z.optional(canary),
  /** Set by `block --now`: open tabs take these off the screen without asking. */
  leave: z.optional(z.array(buildId)),
  /** Set by `block --reload`: tabs that ran one of these ask for a fresh page. */
  reload: z.optional(z.array(buildId)),
});

export const registry = z.looseObject({
  schema: z.literal(REGISTRY_SCHEMA),
  revision: z.int().check(z.nonnegative()),
  updated: z.string(),
  areas: z.record(z.string(), areaReleases),
});

export type Registry = Declared<z.infer<typeof registry>>;
export type AreaReleases = Declared<z.infer<typeof areaReleases>>;
export type Canary = Declared<z.infer<typeof canary>>;
export type Build = Declared<z.infer<typeof build>>;

export const EMPTY_REGISTRY: Registry = { schema: 1, revision: 0, updated: '1970-01-01T00:00:00.000Z', areas: {} };

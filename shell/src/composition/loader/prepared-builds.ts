import { type AreaModule, type PartModule, type Platform, within } from '@tradefloor/platform';
import type { Build } from '@tradefloor/release';
import type { Uses } from '../harm/watched';
import { LOAD_LIMIT_MS, type Loader } from './loader';
import { tooLate, whyItFailed } from './why-it-failed';

interface Warmth {
  readonly platform: Platform;
  readonly path: string;
  /** It replaces what is on screen. */
  readonly whole?: boolean;
}

/** The builds whose code is in the page. */
export interface PreparedBuilds {
  /** Loads what is not there yet, and warms it for the address: afterwards a mount only draws. */
  area(build: Build, warmth: Warmth): Promise<AreaModule>;
  part(build: Build, expose: string): Promise<PartModule>;
  /** Says that a build is on screen, from just before it draws until the returned function is called. */
  use(build: Build): () => void;
  /** The area of a build whose code ever came into this page. */
  readonly areaOf: (build: string | null) => string | undefined;
  /** Purges an area's builds that are neither on screen nor the one named. */
  purge(area: string, kept: string | null): void;
  /** Purges one that was replaced, unless it still is on screen elsewhere. */
  forget(build: Build): void;
}

interface Prepared {
  readonly build: Build;
  area: Promise<AreaModule> | null;
  readonly parts: Map<string, Promise<PartModule>>;
  uses: number;
}

export function preparedBuilds(loader: Loader, told: Uses): PreparedBuilds {
  const prepared = new Map<string, Prepared>();
  const ran = new Map<string | null, string>();

  function entryFor(build: Build): Prepared {
    const known = prepared.get(build.federation);
    if (known) return known;
    const entry: Prepared = { build, area: null, parts: new Map(), uses: 0 };
    prepared.set(build.federation, entry);
    ran.set(build.build, build.area);
    told.coming(build);
    return entry;
  }

  function areaOf(build: Build): Promise<AreaModule> {
    const entry = entryFor(build);
    if (entry.area === null) {
      const loading = loader.area(build);
      entry.area = loading;
      loading.catch(() => (entry.area = null));
    }
    return entry.area;
  }

  function drop({ build }: Prepared): void {
    prepared.delete(build.federation);
    loader.purge(build);
    told.gone(build);
  }

  return {
    async area(build, warmth) {
      const began = performance.now();
      const module = await areaOf(build);
      const left = Math.max(1, LOAD_LIMIT_MS - (performance.now() - began));
      try {
        await within(left, module.prefetch?.(warmth) ?? Promise.resolve(), () => tooLate(build));
      } catch (problem) {
        throw await whyItFailed(problem, build, 'chunk-missing');
      }
      return module;
    },
    part(build, expose) {
      const { parts } = entryFor(build);
      const known = parts.get(expose);
      if (known) return known;
      const loading = loader.part(build, expose);
      parts.set(expose, loading);
      loading.catch(() => parts.delete(expose));
      return loading;
    },
    use(build) {
      const entry = entryFor(build);
      entry.uses += 1;
      told.came(entry.build);
      return () => {
        entry.uses -= 1;
        if (entry.uses === 0) told.went(entry.build);
      };
    },
    areaOf: build => ran.get(build),
    purge(area, kept) {
      for (const entry of prepared.values()) {
        const { build, uses } = entry;
        if (build.area === area && build.build !== kept && uses === 0) drop(entry);
      }
    },
    forget(build) {
      const entry = prepared.get(build.federation);
      if (entry?.uses === 0) drop(entry);
    },
  };
}

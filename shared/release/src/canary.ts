import type { Build, Registry } from './registry';
import { withOverrides } from './with-overrides';

/** How many different browsers there are to a canary: enough for hundredths of a percent, too few to know one again by. */
export const DRAWS = 10_000;

/**
 * The registry as the browser that drew this number has it: where it is one of a canary's, that build comes first and the
 * stable one is what it falls back to. The same browser is in at ten percent and at fifty, and in another canary anew.
 */
export function withCanaries(registry: Registry, draw: number, now: Date): Registry {
  return withOverrides(registry, canariesFor(registry, draw, now));
}

/** The builds that are tried on this browser. */
export function canariesFor(registry: Registry, draw: number, now: Date): Build[] {
  return triedIn(registry).filter(({ area, build }) => {
    const { percent = 0, until = '' } = registry.areas[area]?.canary ?? {};
    return Date.parse(until) > now.getTime() && place(`${draw} ${area} ${build}`) < percent;
  });
}

/** All that are tried on anybody. */
export function triedIn({ areas }: Registry): Build[] {
  return Object.values(areas).flatMap(({ canary, builds, blocked }) =>
    builds.filter(({ build }) => build === canary?.build && !blocked.includes(build)),
  );
}

/** Where a browser stands between 0 and 100, evenly and the same everywhere: FNV-1a, its bits mixed once more. */
function place(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

import { keptPromises } from './kept-promises';
import { parted } from './parted';

// A shell that is open still may be older than what an area uses: the area's range says which are too old for it. What
// is optional, or asked for with `?.`, is for older shells too.

/** `platform.refresh(…)`, `const { refresh } = usePlatform()`. Not `platform.refresh?.(…)`. */
export function usedIn(source: string): string[] {
  const { code } = parted(source);
  const direct = [...code.matchAll(/\bplatform\.(\w+)(?!\w*\?\.)/g)].map(([, name = '']) => name);
  const taken = [...code.matchAll(/\{([^{}]*)\}\s*=\s*(?:usePlatform\(\)|platform\b)/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => /\w+/.exec(name)?.[0] ?? ''),
  );
  return [...new Set([...direct, ...taken])].filter(name => name !== '');
}

/** What the sources use and the range of `area.ts` does not promise, each as a sentence. */
export function beyondRange(area: string, sources: readonly string[]): string[] {
  const floor = /platform: '\^([\d.]+)'/.exec(area)?.[1] ?? '';
  const since = broughtBy();
  const used = new Set(sources.flatMap(usedIn));
  return [...used]
    .filter(name => isLater(since.get(name) ?? '0.0.0', floor))
    .map(name => `platform.${name} came with ${since.get(name)}; the range is ^${floor}`);
}

/** The members of the platform that are there for good, with what brought them. */
function broughtBy(): ReadonlyMap<string, string> {
  return new Map(
    [...keptPromises()].flatMap(([name, { since: version, as }]) => {
      const [, member] = /^Platform\.(\w+)$/.exec(name) ?? [];
      return member && !as.includes('?:') ? [[member, version] as const] : [];
    }),
  );
}

const numbers = (version: string) => version.split('.').map(part => Number.parseInt(part, 10));

function isLater(one: string, other: string): boolean {
  const [a, b] = [numbers(one), numbers(other)];
  const at = a.findIndex((number, place) => number !== b[place]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

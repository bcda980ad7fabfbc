import type { Build } from '@tradefloor/release';

/** The source of a function that somebody wrote; null of the browser's own, and of what is none. */
export function sourceOf(by: PropertyDescriptor | undefined): string | null {
  const found: unknown = by?.value ?? (by && Reflect.get(by, 'get'));
  if (typeof found !== 'function') return null;
  const source = Function.prototype.toString.call(found);
  return source.includes('[native code]') ? null : source;
}

/** The build in one of whose files, as they came into this page, the source is. */
export async function whoseSource(source: string, builds: Iterable<Build>): Promise<Build | null> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const build of builds) {
    for (const file of fetched.filter(name => isScriptOf(build, name))) {
      const answer = await fetch(file, { cache: 'force-cache' });
      if (answer.ok && (await answer.text()).includes(source)) return build;
    }
  }
  return null;
}

function isScriptOf({ base }: Build, address: string): boolean {
  return address.endsWith('.js') && address.startsWith(new URL(base, window.location.origin).href);
}

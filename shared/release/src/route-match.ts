import type { AreaRoute } from './area-json';

/**
 * Whether an address is one that react-router would match with this pattern: `:name`, `:name?` and a final `*`; letter
 * case and a trailing slash don't count. Gateway and shell must agree on it, and neither carries the router for it.
 */
export function matchesPath(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  return matchFrom(wanted, given);
}

/** The route of an address, by path or alias: patterns that spell more out win over those with `:name` and `*`. */
export function routeAt<Route extends Pick<AreaRoute, 'path' | 'aliases'>>(
  routes: readonly Route[],
  pathname: string,
): Route | null {
  let best: { route: Route; score: number } | null = null;
  for (const route of routes) {
    for (const pattern of [route.path, ...route.aliases]) {
      if (!matchesPath(pattern, pathname)) continue;
      const score = exactness(pattern);
      if (best === null || score > best.score) best = { route, score };
    }
  }
  return best?.route ?? null;
}

/** Whether some address is matched by both patterns: two areas that answered at it would be mounted over each other. */
export function overlap(one: string, other: string): boolean {
  return meet(segments(one), segments(other));
}

function meet(one: readonly string[], other: readonly string[]): boolean {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (first === '*' || second === '*') return true;
  if (first?.endsWith('?') && (meet(rest, other) || meet([required(first), ...rest], other))) return true;
  if (second?.endsWith('?') && (meet(one, others) || meet(one, [required(second), ...others]))) return true;
  if (first === undefined || second === undefined) return first === second;
  if (first.endsWith('?') || second.endsWith('?')) return false;
  const fits = first.startsWith(':') || second.startsWith(':') || first.toLowerCase() === second.toLowerCase();
  return fits && meet(rest, others);
}

const required = (segment: string): string => segment.replace(/\?$/, '');

function matchFrom(wanted: readonly string[], given: readonly string[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return given.length === 0;
  if (first === '*' && rest.length === 0) return true;
  if (first.endsWith('?') && matchFrom(rest, given)) return true;
  const [segment, ...others] = given;
  if (segment === undefined) return false;
  const spelled = required(first);
  const fits = spelled.startsWith(':') || spelled.toLowerCase() === segment.toLowerCase();
  return fits && matchFrom(rest, others);
}

/** As react-router ranks: what is spelled out counts most, then parameters; a `*` costs. */
function exactness(pattern: string): number {
  return segments(pattern).reduce((score, segment) => {
    if (segment === '*') return score - 2;
    return score + (segment.startsWith(':') ? 3 : 10) + 1;
  }, 0);
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter(segment => segment !== '');
}

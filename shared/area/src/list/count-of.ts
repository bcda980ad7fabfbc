import type { Listing } from './row-list';

/** How many a tab tells of: null while that isn't known, whose room is kept; a guest has none to be told of. */
export function countOf({ kind, rows }: Pick<Listing<unknown>, 'kind' | 'rows'>): number | null | undefined {
  if (kind === 'guest') return undefined;
  return kind === 'ready' ? rows.length : null;
}

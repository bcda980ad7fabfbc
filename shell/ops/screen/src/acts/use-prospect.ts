import { useOwnQuery } from '@tradefloor/area';
import { readProspect } from '@tradefloor/contract/desk';
import type { Wish } from './wish';

/** What a promote or a canary would mean; nothing of it for what takes a build away. */
export function useProspect(wish: Wish) {
  const isWanted = wish.kind === 'promote' || wish.kind === 'canary';
  const of = wish.kind === 'revision' ? { area: '', build: '' } : { area: wish.area, build: wish.build };
  return { isWanted, query: useOwnQuery(readProspect, of, { isWanted }) };
}

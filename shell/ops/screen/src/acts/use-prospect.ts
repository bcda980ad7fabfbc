import { useOwnQuery } from '@tradefloor/area';
import { readProspect, readWayBack } from '@tradefloor/contract/desk';
import { passesTheGate, type Wish } from './wish';

/** What it would mean that people get this build; nothing of it for what takes a build away. */
export function useProspect(wish: Wish) {
  const isWanted = passesTheGate(wish) || wish.kind === 'rollback';
  const of = wish.kind === 'revision' ? { area: '', build: '' } : { area: wish.area, build: wish.build };
  return { isWanted, query: useOwnQuery(readProspect, of, { isWanted }) };
}

/** The same of going back to a revision. */
export function useWayBack(wish: Wish) {
  const isWanted = wish.kind === 'revision';
  const revision = isWanted ? wish.revision : 0;
  return { isWanted, query: useOwnQuery(readWayBack, { revision }, { isWanted }) };
}

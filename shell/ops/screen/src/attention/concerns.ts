import type { AreaStanding, GatewayStanding, Standing } from '@tradefloor/contract/desk';
import { isWatch } from '../standing/use-standing';

/** What somebody who is on duty should look at now. */
export type Concern =
  | { readonly kind: 'away' | 'unready' | 'storeAway' | 'exchangeAway'; readonly gateway: string }
  | { readonly kind: 'behind'; readonly gateway: string; readonly revision: number }
  | { readonly kind: 'altered'; readonly area: AreaStanding }
  | { readonly kind: 'failing'; readonly area: AreaStanding; readonly build: string; readonly share: number }
  | { readonly kind: 'canary'; readonly area: AreaStanding; readonly surePerMille: number };

/** Fewer visits are somebody's own browser. */
const ENOUGH_VISITS = 20;
const FAILING_SHARE = 0.05;
/** Doubt comes and goes while there are few visits; from here on it stays more often than not. */
const DOUBTFUL_PER_MILLE = 700;
/** A gateway that asks its store each second may ask one far away. */
const BEHIND_AFTER_MS = 30_000;

export function concernsIn({ areas, gateways, jobs, revision, writtenAt }: Standing, now: number): readonly Concern[] {
  const isSettled = writtenAt !== null && now - writtenAt > BEHIND_AFTER_MS;
  return [
    ...gateways.flatMap(gateway => gatewayConcerns(gateway, isSettled ? revision : 0)),
    ...areas.flatMap((area): Concern[] => (area.decided?.isAltered ? [{ kind: 'altered', area }] : [])),
    ...areas.flatMap(area => failing(area)),
    ...areas.flatMap((area): Concern[] => {
      const watch = area.canary && jobs.find(job => isWatch(job) && job.area === area.name);
      const surePerMille = (watch && watch.looks.at(-1)?.surePerMille) ?? 0;
      return surePerMille < DOUBTFUL_PER_MILLE ? [] : [{ kind: 'canary', area, surePerMille }];
    }),
  ];
}

function gatewayConcerns(
  { address: gateway, isUp, isReady, store, exchange, revision }: GatewayStanding,
  wanted: number,
): Concern[] {
  if (!isUp) return [{ kind: 'away', gateway }];
  const found: Concern[] = isReady ? [] : [{ kind: 'unready', gateway }];
  if (store !== 'readable') found.push({ kind: 'storeAway', gateway });
  if (exchange === 'unreachable') found.push({ kind: 'exchangeAway', gateway });
  if (revision !== null && revision < wanted) found.push({ kind: 'behind', gateway, revision });
  return found;
}

/** Of builds that people get. */
function failing(area: AreaStanding): Concern[] {
  return area.builds.flatMap(({ id, state, figures }) => {
    if (figures === null || (state !== 'stable' && state !== 'canary') || figures.visits < ENOUGH_VISITS) return [];
    const share = figures.failed / figures.visits;
    return share < FAILING_SHARE ? [] : [{ kind: 'failing', area, build: id, share }];
  });
}

/** The areas that were pointed elsewhere last, all at once where they were. */
export function lastDecided(areas: readonly AreaStanding[]): readonly AreaStanding[] {
  const last = Math.max(...areas.map(({ decided }) => decided?.revision ?? 0));
  return areas.filter(({ decided }) => decided !== null && decided.revision === last);
}

import type { Observed } from './observed';
import { visitsIn } from './rules/visits-in';
import type { Verdict } from './verdict';

const most = (values: readonly number[]) => Math.max(0, ...values);

export function figuresOf(
  observed: Observed,
  { seconds, exchange }: Pick<Verdict['figures'], 'seconds' | 'exchange'>,
): Verdict['figures'] {
  const visits = visitsIn(observed);
  const of = (list: 'parts' | 'swaps') => observed.walks.reduce((sum, walk) => sum + walk[list].length, 0);
  return {
    seconds,
    exchange,
    visits: visits.length,
    parts: of('parts'),
    swaps: of('swaps'),
    slowestFirstContentMs: most(visits.map(({ shownAfter }) => shownAfter ?? 0)),
    heaviestFirstScripts: most(visits.map(({ scriptBytes }) => scriptBytes)),
    longestTaskMs: Math.round(most(visits.map(({ longestTask }) => longestTask))),
    busiest: Math.round(most(visits.map(({ busy }) => busy)) * 100) / 100,
  };
}

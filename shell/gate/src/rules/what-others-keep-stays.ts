import { LIMITS } from '../limits';
import type { Walk } from '../observed';
import type { Objection, Rule } from './rule';
import { placeOf, visitsIn } from './visits-in';

/**
 * The browser's storage is one for all areas, and outlives every build: who clears it ends the user's session at the
 * next load, who fills it leaves no room, and a cookie goes along with every call. The tab's history has fifty places:
 * who fills those, too, leaves its user no way back.
 */
export const whatOthersKeepStays: Rule = {
  name: 'what-others-keep-stays',
  judge: observed => [
    ...visitsIn(observed)
      .filter(({ history }) => history > LIMITS.historyAVisit)
      .map((visit): Objection => ({
        place: placeOf(visit),
        figure: { key: 'figure.history', values: { entries: visit.history, of: LIMITS.historyAVisit } },
        cure: { key: 'cure.what-others-keep-stays.history', values: {} },
      })),
    ...observed.walks
      .flatMap(({ quiet }) => quiet ?? [])
      .filter(({ written }) => written > LIMITS.writtenAtRest)
      .map(({ route, written, seconds }): Objection => ({
        place: { key: 'place.quiet', values: { route, seconds } },
        figure: { key: 'figure.history.written', values: { times: written, of: LIMITS.writtenAtRest } },
        cure: { key: 'cure.what-others-keep-stays.written', values: {} },
      })),
    ...observed.walks.flatMap(({ as, left }) =>
      figuresOf(left).map((figure): Objection => ({
        place: { key: `place.left.${as}`, values: {} },
        figure,
        cure: { key: 'cure.what-others-keep-stays', values: {} },
      })),
    ),
  ],
};

function figuresOf(left: Walk['left']): readonly Objection['figure'][] {
  if (left === null) return [];
  const { lost, writtenKB, storedKB, cookies, workers, written } = left;
  return [
    ...lost.map(name => ({ key: 'figure.lost', values: { name } }) as const),
    ...(writtenKB > LIMITS.writtenKB
      ? [{ key: 'figure.written', values: { kB: writtenKB, of: LIMITS.writtenKB } } as const]
      : []),
    ...(storedKB > LIMITS.storedKB
      ? [{ key: 'figure.written', values: { kB: storedKB, of: LIMITS.storedKB } } as const]
      : []),
    ...(written > 0 ? [{ key: 'figure.history.written', values: { times: written, of: 0 } } as const] : []),
    ...cookies.map(name => ({ key: 'figure.cookie', values: { name } }) as const),
    ...workers.map(address => ({ key: 'figure.worker', values: { address } }) as const),
  ];
}

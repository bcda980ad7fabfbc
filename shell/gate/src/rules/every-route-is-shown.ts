import { LIMITS } from '../limits';
import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const everyRouteIsShown: Rule = {
  name: 'every-route-is-shown',
  judge: observed =>
    visitsIn(observed)
      .filter(({ shownAfter }) => shownAfter === null || shownAfter > LIMITS.firstContentMs)
      .map(({ route, as, shownAfter }) => ({
        place: `${route}, as a ${as}`,
        figure:
          shownAfter === null
            ? `nothing to see after ${LIMITS.firstContentMs} ms`
            : `first content after ${shownAfter} ms, of ${LIMITS.firstContentMs}`,
        cure: 'Draw something at mount, before anything is asked of the exchange.',
      })),
};

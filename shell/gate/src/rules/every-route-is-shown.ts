import { LIMITS } from '../limits';
import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const everyRouteIsShown: Rule = {
  name: 'every-route-is-shown',
  judge: observed =>
    visitsIn(observed)
      .filter(({ shownAfter }) => shownAfter === null || shownAfter > LIMITS.firstContentMs)
      .map(({ route, as, shownAfter }) => ({
        place: { key: `place.route.${as}`, values: { route } },
        figure:
          shownAfter === null
            ? { key: 'figure.content.none', values: { ms: LIMITS.firstContentMs } }
            : { key: 'figure.content.late', values: { ms: shownAfter, of: LIMITS.firstContentMs } },
        cure: { key: 'cure.every-route-is-shown', values: {} },
      })),
};

import { LIMITS } from '../limits';
import type { Visit } from '../observed';
import type { Objection, Rule } from './rule';
import { placeOf, visitsIn } from './visits-in';

export const everyRouteIsShown: Rule = {
  name: 'every-route-is-shown',
  judge: observed =>
    visitsIn(observed).flatMap(visit => {
      const figure = missing(visit);
      return figure === null
        ? []
        : [{ place: placeOf(visit), figure, cure: { key: 'cure.every-route-is-shown', values: {} } }];
    }),
};

function missing({ shownAfter, stays }: Visit): Objection['figure'] | null {
  if (shownAfter === null) return { key: 'figure.content.none', values: { ms: LIMITS.firstContentMs } };
  if (shownAfter > LIMITS.firstContentMs)
    return { key: 'figure.content.late', values: { ms: shownAfter, of: LIMITS.firstContentMs } };
  return stays ? null : { key: 'figure.content.went', values: {} };
}

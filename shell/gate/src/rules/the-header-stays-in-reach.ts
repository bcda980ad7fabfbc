import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const theHeaderStaysInReach: Rule = {
  name: 'the-header-stays-in-reach',
  judge: observed =>
    visitsIn(observed).flatMap(({ route, as, covered }) =>
      covered.slice(0, 1).map(({ place, by }) => ({
        place: `${route}, as a ${as}`,
        figure: `${covered.length} places of the header cannot be pressed: over "${place}" is ${by}`,
        cure: 'An area draws inside its own element: nothing of it is fixed over the frame of the page.',
      })),
    ),
};

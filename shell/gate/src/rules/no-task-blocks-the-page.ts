import { LIMITS } from '../limits';
import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const noTaskBlocksThePage: Rule = {
  name: 'no-task-blocks-the-page',
  judge: observed =>
    visitsIn(observed)
      .filter(({ longestTask }) => longestTask > LIMITS.longestTaskMs)
      .map(({ route, as, longestTask }) => ({
        place: `${route}, as a ${as}`,
        figure: `one task of ${Math.round(longestTask)} ms, of ${LIMITS.longestTaskMs}`,
        cure: 'Split the work, or do it in a worker: meanwhile nobody can press anything, in any area.',
      })),
};

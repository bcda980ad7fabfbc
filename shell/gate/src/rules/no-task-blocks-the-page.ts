import { LIMITS } from '../limits';
import { visitsIn } from './visits-in';
import type { Rule } from './rule';

export const noTaskBlocksThePage: Rule = {
  name: 'no-task-blocks-the-page',
  judge: observed =>
    visitsIn(observed)
      .filter(({ longestTask }) => longestTask > LIMITS.longestTaskMs)
      .map(({ route, as, longestTask }) => ({
        place: { key: `place.route.${as}`, values: { route } },
        figure: { key: 'figure.task', values: { ms: Math.round(longestTask), of: LIMITS.longestTaskMs } },
        cure: { key: 'cure.no-task-blocks-the-page', values: {} },
      })),
};

import { LIMITS } from '../limits';
import type { Rule } from './rule';
import { placeOf, visitsIn } from './visits-in';

export const noTaskBlocksThePage: Rule = {
  name: 'no-task-blocks-the-page',
  judge: observed =>
    visitsIn(observed)
      .filter(({ longestTask }) => longestTask > LIMITS.longestTaskMs)
      .map(visit => ({
        place: placeOf(visit),
        figure: { key: 'figure.task', values: { ms: Math.round(visit.longestTask), of: LIMITS.longestTaskMs } },
        cure: { key: 'cure.no-task-blocks-the-page', values: {} },
      })),
};

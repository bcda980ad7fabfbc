import { LIMITS } from '../limits';
import type { Rule } from './rule';

export const everySwapGoesBothWays: Rule = {
  name: 'every-swap-goes-both-ways',
  judge: ({ walks }) =>
    walks
      .flatMap(({ swaps }) => swaps)
      .filter(({ after }) => after === null || after > LIMITS.swapMs)
      .map(({ to, route, after }) => ({
        place: `${route}, on the way to ${to}`,
        figure: after === null ? `not there after ${LIMITS.swapMs} ms` : `there after ${after} ms, of ${LIMITS.swapMs}`,
        cure: 'Leave within a second at unmount, and draw at mount from what `prefetch` has fetched.',
      })),
};

import { LIMITS } from '../limits';
import type { Rule } from './rule';

export const everySwapGoesBothWays: Rule = {
  name: 'every-swap-goes-both-ways',
  judge: ({ walks }) =>
    walks
      .flatMap(({ swaps }) => swaps)
      .filter(({ after }) => after === null || after > LIMITS.swapMs)
      .map(({ to, route, after }) => ({
        place: { key: `place.swap.${to}`, values: { route } },
        figure:
          after === null
            ? { key: 'figure.swap.none', values: { ms: LIMITS.swapMs } }
            : { key: 'figure.swap.late', values: { ms: after, of: LIMITS.swapMs } },
        cure: { key: 'cure.every-swap-goes-both-ways', values: {} },
      })),
};

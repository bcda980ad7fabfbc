import { LIMITS } from '../limits';
import type { Rule } from './rule';

/** A tab that is asked about a swap though nobody typed asks at every promote, and its user learns to say no. */
export const everySwapGoesBothWays: Rule = {
  name: 'every-swap-goes-both-ways',
  judge: ({ walks }) =>
    walks
      .flatMap(({ swaps }) => swaps)
      .filter(({ after }) => after === null || after > LIMITS.swapMs)
      .map(({ to, route, after, isHeld }) => ({
        place: { key: `place.swap.${to}`, values: { route } },
        figure:
          after === null
            ? isHeld
              ? { key: 'figure.swap.held', values: { ms: LIMITS.swapMs } }
              : { key: 'figure.swap.none', values: { ms: LIMITS.swapMs } }
            : { key: 'figure.swap.late', values: { ms: after, of: LIMITS.swapMs } },
        cure: { key: isHeld ? 'cure.every-swap-goes-both-ways.held' : 'cure.every-swap-goes-both-ways', values: {} },
      })),
};

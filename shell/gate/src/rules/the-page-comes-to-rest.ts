import { LIMITS } from '../limits';
import type { Rule } from './rule';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** An effect that causes itself, a timer that outlives its screen. */
export const thePageComesToRest: Rule = {
  name: 'the-page-comes-to-rest',
  judge: ({ walks }) =>
    walks.flatMap(({ as, visits, left }) => [
      ...visits
        .filter(({ busy }) => busy > LIMITS.busyShown)
        .map(({ route, busy }) => ({
          place: `${route}, as a ${as}`,
          figure: `${percent(busy)} of a core with all drawn, of ${percent(LIMITS.busyShown)}`,
          cure: 'Look for an effect whose state is among its own dependencies, and for timers without a pause.',
        })),
      ...(left !== null && left.busy > LIMITS.busyLeft
        ? [
            {
              place: `the page after it was left, as a ${as}`,
              figure: `${percent(left.busy)} of a core, of ${percent(LIMITS.busyLeft)}`,
              cure: 'End timers, frames and subscriptions at unmount.',
            },
          ]
        : []),
    ]),
};

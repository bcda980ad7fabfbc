import { LIMITS } from '../limits';
import type { Walk } from '../observed';
import type { Objection, Rule } from './rule';

const inPercent = (share: number) => Math.round(share * 100);

/** An effect that causes itself, a timer that outlives its screen. */
export const thePageComesToRest: Rule = {
  name: 'the-page-comes-to-rest',
  judge: ({ walks }) => walks.flatMap(walk => [...whileShown(walk), ...afterwards(walk)]),
};

const whileShown = ({ as, visits }: Walk): readonly Objection[] =>
  visits
    .filter(({ busy }) => busy > LIMITS.busyShown)
    .map(({ route, busy }) => ({
      place: { key: `place.route.${as}`, values: { route } },
      figure: { key: 'figure.busy.shown', values: { percent: inPercent(busy), of: inPercent(LIMITS.busyShown) } },
      cure: { key: 'cure.the-page-comes-to-rest.shown', values: {} },
    }));

const afterwards = ({ as, left }: Walk): readonly Objection[] =>
  left === null || left.busy <= LIMITS.busyLeft
    ? []
    : [
        {
          place: { key: `place.left.${as}`, values: {} },
          figure: {
            key: 'figure.busy.left',
            values: { percent: inPercent(left.busy), of: inPercent(LIMITS.busyLeft) },
          },
          cure: { key: 'cure.the-page-comes-to-rest.left', values: {} },
        },
      ];

import { LIMITS } from '../limits';
import type { Walk } from '../observed';
import type { Objection, Rule } from './rule';
import { placeOf, placeOfPart } from './visits-in';

const inPercent = (share: number) => Math.round(share * 100);

/** An effect that causes itself, a timer that outlives its screen. */
export const thePageComesToRest: Rule = {
  name: 'the-page-comes-to-rest',
  judge: ({ walks }) => walks.flatMap(walk => [...whileShown(walk), ...afterwards(walk)]),
};

const whileShown = ({ visits, parts }: Walk): readonly Objection[] =>
  [
    ...visits.map(visit => ({ busy: visit.busy, place: placeOf(visit) })),
    ...parts.map(part => ({ busy: part.busy, place: placeOfPart(part) })),
  ]
    .filter(({ busy }) => busy > LIMITS.busyShown)
    .map(({ busy, place }) => ({
      place,
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

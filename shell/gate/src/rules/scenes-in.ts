import type { Observed, PartShown, Visit, Walk } from '../observed';
import type { Saying } from '../said/said';
import { placeOf, placeOfPart } from './visits-in';

interface Scene extends Pick<PartShown, 'covered' | 'eaten'> {
  readonly place: Saying;
  readonly click?: Visit['click'];
  readonly focus?: Visit['focus'];
  readonly holds?: boolean;
}

/** What was seen of the page around a candidate: on its routes, with its parts, and once it was left. */
export const scenesIn = ({ walks }: Observed): Scene[] =>
  walks.flatMap(({ as, visits, parts, quiet, left }) => [
    ...visits.map(visit => ({
      ...visit,
      place: placeOf(visit),
    })),
    ...parts.map(part => ({ ...part, place: placeOfPart(part) })),
    ...quietAt(quiet),
    ...leftAs(as, left),
  ]);

const quietAt = (quiet: Walk['quiet']): readonly Scene[] =>
  quiet === null
    ? []
    : [
        {
          place: { key: 'place.quiet', values: { route: quiet.route, seconds: quiet.seconds } },
          covered: [],
          eaten: [],
          focus: quiet.focus,
          holds: quiet.holds,
        },
      ];

const leftAs = (as: Walk['as'], left: Walk['left']) =>
  left === null ? [] : [{ ...left, place: { key: `place.left.${as}`, values: {} } as const }];

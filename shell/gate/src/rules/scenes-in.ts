import type { Observed, PartShown, Visit, Walk } from '../observed';
import type { Saying } from '../said/said';

interface Scene extends Pick<PartShown, 'covered' | 'eaten'> {
  readonly place: Saying;
  readonly click?: Visit['click'];
  readonly focus?: Visit['focus'];
}

/** What was seen of the page around a candidate: on its routes, with its parts, and once it was left. */
export const scenesIn = ({ walks }: Observed): Scene[] =>
  walks.flatMap(({ as, visits, parts, left }) => [
    ...visits.map(visit => ({
      ...visit,
      place: { key: `place.route.${as}`, values: { route: visit.route } } as const,
    })),
    ...parts.map(part => ({ ...part, place: { key: 'place.part', values: { part: part.part } } as const })),
    ...leftAs(as, left),
  ]);

const leftAs = (as: Walk['as'], left: Walk['left']) =>
  left === null ? [] : [{ ...left, place: { key: `place.left.${as}`, values: {} } as const }];

import type { Covered } from '../observed';
import type { Objection, Rule } from './rule';
import { scenesIn } from './scenes-in';
import { placeOf, visitsIn } from './visits-in';

export const theHeaderStaysInReach: Rule = {
  name: 'the-header-stays-in-reach',
  judge: observed => [
    ...scenesIn(observed).flatMap(({ place, covered }) =>
      covered.slice(0, 1).map((first): Objection => ({
        place,
        figure: covering(covered.length, first),
        cure: { key: 'cure.the-header-stays-in-reach', values: {} },
      })),
    ),
    // Whoever pushes the page sideways pushes the header out of it.
    ...visitsIn(observed)
      .filter(({ tooWide }) => tooWide > 0)
      .map((visit): Objection => ({
        place: placeOf(visit),
        figure: { key: 'figure.header.pushed', values: { px: visit.tooWide } },
        cure: { key: 'cure.the-header-stays-in-reach.wide', values: {} },
      })),
  ],
};

function covering(places: number, { place, by }: Covered): Objection['figure'] {
  if (place === null) return { key: 'figure.header.gone', values: {} };
  return by === null
    ? { key: 'figure.header.unmet', values: { places, place } }
    : { key: 'figure.header.covered', values: { places, place, by } };
}

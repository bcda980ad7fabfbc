import type { Covered } from '../observed';
import type { Objection, Rule } from './rule';
import { scenesIn } from './scenes-in';

export const theHeaderStaysInReach: Rule = {
  name: 'the-header-stays-in-reach',
  judge: observed =>
    scenesIn(observed).flatMap(({ place, covered }) =>
      covered.slice(0, 1).map(first => ({
        place,
        figure: covering(covered.length, first),
        cure: { key: 'cure.the-header-stays-in-reach', values: {} },
      })),
    ),
};

function covering(places: number, { place, by }: Covered): Objection['figure'] {
  if (place === null) return { key: 'figure.header.gone', values: {} };
  return by === null
    ? { key: 'figure.header.unmet', values: { places, place } }
    : { key: 'figure.header.covered', values: { places, place, by } };
}

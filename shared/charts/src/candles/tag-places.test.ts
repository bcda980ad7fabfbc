import * as fc from 'fast-check';
import { tagPlaces } from './tag-places';

test('tags that stand apart stay where they are', () => {
  expect(tagPlaces([100, 10, 50], 2, 18)).toEqual([100, 10, 50]);
  expect(tagPlaces([], null, 18)).toEqual([]);
});

test('the newest price keeps its place, the others give way up and down', () => {
  expect(tagPlaces([95, 104, 100], 2, 18)).toEqual([82, 118, 100]);
  expect(tagPlaces([95, 99], null, 18)).toEqual([95, 113]);
});

test('none covers another, and they stand in the order of their prices', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 12 }), fc.nat(11), (all, nth) => {
      const kept = nth % all.length;
      const places = tagPlaces(all, kept, 18);
      expect(places[kept]).toBe(all[kept]);
      const sorted = [...places].sort((a, b) => a - b);
      for (let index = 1; index < sorted.length; index += 1)
        expect((sorted[index] ?? 0) - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(18);
      const byPrice = [...all.keys()].sort((one, other) => (all[one] ?? 0) - (all[other] ?? 0));
      const standing = byPrice.map(index => places[index] ?? 0);
      expect(standing).toEqual(standing.toSorted((a, b) => a - b));
    }),
  );
});

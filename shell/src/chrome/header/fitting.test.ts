import * as fc from 'fast-check';
import { fitting } from './fitting';

describe('how many entries fit', () => {
  it('shows all while they have room, without keeping any for "More"', () => {
    expect(fitting([60, 60, 60], 180, 70)).toBe(3);
  });

  it('leaves room for "More" as soon as one does not fit', () => {
    expect(fitting([60, 60, 60], 179, 70)).toBe(1);
    expect(fitting([60, 60, 60], 50, 70)).toBe(0);
  });

  it('never shows more than there is room for, and more room never shows less', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 12 });
    const size = fc.nat(1500);
    fc.assert(
      fc.property(widths, size, size, fc.nat(120), (entries, a, b, more) => {
        const used = (count: number) => entries.slice(0, count).reduce((sum, width) => sum + width, 0);
        const [small, large] = a < b ? [a, b] : [b, a];
        const few = fitting(entries, small, more);
        expect(used(few) + (few === entries.length ? 0 : Math.min(more, small))).toBeLessThanOrEqual(
          few === 0 ? Math.max(small, used(few)) : small,
        );
        expect(fitting(entries, large, more)).toBeGreaterThanOrEqual(few);
      }),
    );
  });
});

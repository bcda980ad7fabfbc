import * as fc from 'fast-check';
import { isPlatformRange, isVersion, satisfies } from './platform-range';

const number = fc.nat({ max: 40 });
const version = fc.tuple(number, number, number);
const text = (parts: readonly number[]) => parts.join('.');

describe('satisfies', () => {
  it.each([
    ['1.4.2', '^1.4.2', true],
    ['1.4.3', '^1.4.2', true],
    ['1.5.0', '^1.4.2', true],
    ['1.4.1', '^1.4.2', false],
    ['1.3.9', '^1.4.2', false],
    ['2.4.2', '^1.4.2', false],
    ['1.10.0', '^1.9.0', true],
    ['1.4.2', '1.4.2', false],
    ['1.4.2', '>=1.0.0', false],
    ['1.4', '^1.4.0', false],
    ['1.4.2-beta', '^1.4.0', false],
  ])('%s for %s: %s', (have, need, expected) => {
    expect(satisfies(have, need)).toBe(expected);
  });

  it('a version satisfies its own range, and every later minor and patch does too', () => {
    fc.assert(
      fc.property(version, number, number, ([major, minor, patch], minors, patches) => {
        const range = `^${text([major, minor, patch])}`;
        expect(satisfies(text([major, minor, patch + patches]), range)).toBe(true);
        expect(satisfies(text([major, minor + minors + 1, patches]), range)).toBe(true);
        expect(satisfies(text([major + 1, minor, patch]), range)).toBe(false);
      }),
    );
  });

  it('of two versions of one major, exactly the older fails the newer one’s range', () => {
    fc.assert(
      fc.property(version, number, number, ([major, minor, patch], otherMinor, otherPatch) => {
        const one = text([major, minor, patch]);
        const other = text([major, otherMinor, otherPatch]);
        const both = satisfies(one, `^${other}`) && satisfies(other, `^${one}`);
        expect(satisfies(one, `^${other}`) || satisfies(other, `^${one}`)).toBe(true);
        expect(both).toBe(one === other);
      }),
    );
  });

  it('never throws, and knows only its own two forms', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (have, need) => {
        const known = isVersion(have) && isPlatformRange(need);
        expect(satisfies(have, need) && !known).toBe(false);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { againProblem, fundPasswordProblem } from './rules';

// account.six-digits
test.each([
  ['', 'missing'],
  ['12345', 'not-six'],
  ['1234567', 'not-six'],
  ['12a456', 'not-six'],
  ['123456', 'too-simple'],
  ['987654', 'too-simple'],
  ['000000', 'too-simple'],
  ['135791', null],
  ['246802', null],
  ['482913', null],
])('%p: %p', (typed, problem) => expect(fundPasswordProblem(typed)).toBe(problem));

test('a run of any start is refused, up and down, and one step away from it none is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.constantFrom(1, -1), (start, step) => {
      const run = [0, 1, 2, 3, 4, 5].map(at => (step === 1 ? start + at : start + 5 - at)).join('');
      expect(fundPasswordProblem(run)).toBe('too-simple');
      expect(fundPasswordProblem(run.slice(0, 5) + run.slice(3, 4))).toBeNull();
    }),
  );
});

test('the second entry is the first', () => {
  expect(againProblem('482913', '482913')).toBeNull();
  expect(againProblem('482914', '482913')).toBe('not-equal');
});

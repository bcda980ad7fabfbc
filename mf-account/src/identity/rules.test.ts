import * as fc from 'fast-check';
import { cardProblem, levelOf, nameProblem, stateOf } from './rules';

// account.level-three: three levels; the third is for verified users with more than 20 BTC, which only the server counts.
test.each([
  ['not-submitted', null, 1],
  ['not-submitted', 3, 1],
  ['unknown', 2, 1],
  ['in-review', 2, 1],
  ['verified', null, 2],
  ['verified', 1, 2],
  ['verified', 2, 2],
  ['verified', 3, 3],
] as const)('%s with level %p from the server is level %p', (reviewStatus, level, reached) => {
  expect(levelOf({ reviewStatus, level })).toBe(reached);
});

test('what is reached, next and later follow each other', () => {
  expect(([1, 2, 3] as const).map(level => stateOf(level, 1))).toEqual(['reached', 'next', 'later']);
  expect(([1, 2, 3] as const).map(level => stateOf(level, 3))).toEqual(['reached', 'reached', 'reached']);
});

test.each([
  ['', 'name'],
  ['   ', 'name'],
  ['李小明', null],
  ['x'.repeat(101), 'name-long'],
])('the name %p: %p', (typed, problem) => expect(nameProblem(typed)).toBe(problem));

test.each([
  ['', 'card'],
  [' 44030519900315011X ', null],
  ['PA 123-456', null],
  ['<b>', 'card-form'],
  ['-1', 'card-form'],
  ['1'.repeat(41), 'card-form'],
])('the number %p: %p', (typed, problem) => expect(cardProblem(typed)).toBe(problem));

test('digits and letters are always a number', () => {
  fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,40}$/), card => expect(cardProblem(card)).toBeNull()));
});

import * as fc from 'fast-check';
import { CODE_WAIT_MS, codeProblem, plainCode, waitShown } from './rules';

it.each([
  ['', 'code.missing'],
  ['  ', 'code.missing'],
  ['123456', null],
  [' 123 456 ', null],
  ['12345678901', 'code.invalid'],
  ['12345é', 'code.invalid'],
])('the code %p: %p', (typed, problem) => {
  expect(codeProblem(typed)).toBe(problem);
});

it('loses the spaces that pasting brings along', () => {
  expect(plainCode(' 123-456\u00a0')).toBe('123456');
  expect(plainCode('１２３４５６')).toBe('123456');
});

it('waits a minute at most, and what a wrong clock wrote not at all', () => {
  const shown = fc.property(fc.integer(), left => waitShown(left) >= 0 && waitShown(left) <= CODE_WAIT_MS);
  expect(fc.check(shown).failed).toBe(false);
  expect([waitShown(60_100), waitShown(3_600_000), waitShown(-1), waitShown(1_500)]).toEqual([60_000, 0, 0, 1_500]);
});

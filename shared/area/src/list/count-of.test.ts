import { countOf } from './count-of';

test.each([
  ['ready', 2],
  ['loading', null],
  ['failed', null],
  ['guest', undefined],
] as const)('of a list that is %s a tab tells %s', (kind, told) => {
  expect(countOf({ kind, rows: kind === 'ready' ? [1, 2] : [] })).toBe(told);
});

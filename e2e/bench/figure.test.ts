import { isMet, type Reading } from './figure';
import { isMissed, printTable } from './report';

const reading = (value: number, bar: Reading['bar']): Reading => ({ of: 'it', value, unit: 'ms', bar });
const figure = { name: 'speed', says: 'how fast it is', measure: () => Promise.reject(new Error('not here')) };

test('a bar is met up to its own value', () => {
  expect(isMet(reading(100, { atMost: 100 }))).toBe(true);
  expect(isMet(reading(100.1, { atMost: 100 }))).toBe(false);
  expect(isMet(reading(0.9, { atLeast: 0.9 }))).toBe(true);
  expect(isMet(reading(0.89, { atLeast: 0.9 }))).toBe(false);
});

test('what is no number meets no bar', () => {
  expect(isMet(reading(Number.NaN, { atMost: 1 }))).toBe(false);
  expect(isMet(reading(Number.NaN, { atLeast: 0 }))).toBe(false);
});

test('what could not be measured is missed, and so is what says nothing', () => {
  expect(isMissed({ kind: 'failed', figure, why: 'no browser' })).toBe(true);
  expect(isMissed({ kind: 'measured', figure, measured: { readings: [] } })).toBe(true);
  expect(printTable([{ kind: 'failed', figure, why: 'no browser' }])).toContain('missed: no browser');
});

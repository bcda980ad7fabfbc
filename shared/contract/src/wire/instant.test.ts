import { reasonFor } from '../testing/reason-for';
import { asInstant, instant, instantInSeconds, maybeInstant, writtenInstant } from './instant';

describe('times', () => {
  const ms = 1_763_713_800_000;
  test.each([
    [ms],
    [String(ms)],
    [ms / 1000],
    [String(ms / 1000)],
    ['2025-11-21 08:30:00'],
    ['2025-11-21T08:30:00Z'],
    ['2025/11/21 8:30'],
    ['2025-11-21T16:30:00+08:00'],
    ['2025-11-21 08:30:00.000'],
  ])('%p is the same moment', wire => {
    expect(instant.decode(wire)).toBe(ms);
  });

  test('are written in milliseconds, for the chart in seconds, and for the eye', () => {
    expect(instant.encode(asInstant(ms))).toBe(ms);
    expect(instantInSeconds.encode(asInstant(ms + 999))).toBe(ms / 1000);
    expect(writtenInstant.encode(asInstant(ms))).toBe('2025-11-21 08:30:00');
  });

  test.each([[0], ['0'], [''], [null], [undefined], ['0000-00-00 00:00:00']])('%p is no time yet', wire => {
    expect(maybeInstant.decode(wire)).toBeNull();
  });

  test.each([['yesterday'], [-5], [Number.NaN], [{}], ['1e12'], [1]])('%p is none', wire => {
    expect(reasonFor(instant, wire)).toBe('bad-form');
  });
});

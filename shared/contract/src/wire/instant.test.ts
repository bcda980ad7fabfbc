import { reasonFor } from '../testing/reason-for';
import { givenInstant } from './given-instant';
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

  test.each([
    '2026-02-29',
    '2026-04-31 10:00:00',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-10 24:00:00',
    '2026-01-10 10:60:00',
    '2026-01-10 10:00:60',
    'yesterday',
  ])('%p is none where a user says it', wire => {
    expect(reasonFor(givenInstant, wire)).toBe('bad-form');
  });

  test.each([ms, ms / 1000, '2025-11-21 08:30:00', '2025-11-22 01:30:00+17:00', '2025/11/21 8:30'])(
    '%p is the same moment where a user says it',
    wire => {
      expect(givenInstant.decode(wire)).toBe(ms);
    },
  );
});

import { momentsOf, presetSpan } from './span';

const NOON = new Date(2026, 2, 15, 12).getTime();

it('has the usual spans, by the calendar', () => {
  expect(presetSpan('month', NOON)).toEqual({ from: '2026-03-01', to: '2026-03-15' });
  expect(presetSpan('lastMonth', NOON)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(presetSpan('quarter', NOON)).toEqual({ from: '2025-12-16', to: '2026-03-15' });
  expect(presetSpan('year', NOON)).toEqual({ from: '2026-01-01', to: '2026-03-15' });
});

it('goes from the first midnight to the one after the last day', () => {
  expect(momentsOf({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: new Date(2026, 2, 1).getTime(),
    to: new Date(2026, 3, 1).getTime(),
  });
  for (const wrong of [
    { from: '', to: '2026-03-31' },
    { from: '2026-04-02', to: '2026-03-31' },
    { from: '0002-01-01', to: '2026-03-31' },
  ]) {
    expect(momentsOf(wrong)).toBeNull();
  }
});

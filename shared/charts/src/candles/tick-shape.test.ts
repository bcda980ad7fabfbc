import { shapeOfTick } from './tick-shape';

test.each([
  ['2026-01-01T00:00:00Z', 'year'],
  ['2026-11-01T00:00:00Z', 'month'],
  ['2026-11-21T00:00:00Z', 'day-month'],
  ['2026-01-01T00:15:00Z', 'minute'],
] as const)('a tick at %s says its %s', (time, shape) => {
  expect(shapeOfTick(Date.parse(time))).toBe(shape);
});

import { timeText } from './row-texts';

const at = (year: number, month: number, day: number) => new Date(year, month, day, 17, 26, 5).getTime();
const NOW = at(2026, 10, 27);

it.each([
  [at(2026, 10, 27), '17:26:05'],
  [at(2026, 10, 26), '11/26, 17:26'],
  [at(2025, 10, 27), '11/27/2025, 17:26'],
  [null, '—'],
])('says of %j the second, the day, or the year: %s', (time, text) => {
  expect(timeText(time, 'en', NOW)).toBe(text);
});

import { countThatFits, minutesOf, shareOf } from './shares';

const MONEY = { short: 2_000, full: 100_000 };

it('asks for as many as fit, after what the short run took', () => {
  expect(countThatFits(MONEY, 10_000, 60_000)).toBe(12_000);
  expect(countThatFits(MONEY, 10_000, 3_600_000)).toBe(100_000);
  expect(countThatFits(MONEY, 10_000, -5)).toBeLessThan(MONEY.short);
  expect(countThatFits(MONEY, 10_000, null)).toBe(100_000);
});

it('takes whole minutes, or none', () => {
  expect([minutesOf(undefined), minutesOf('30')]).toEqual([null, 30]);
  for (const text of ['0', '-1', '1.5', 'long', '1e9']) expect(() => minutesOf(text)).toThrow('no number of minutes');
  expect([shareOf(null, 6), shareOf(30, 6)]).toEqual([null, 300_000]);
});

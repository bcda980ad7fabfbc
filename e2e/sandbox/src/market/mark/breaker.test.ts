import { SECOND } from '../../clock/clock';
import { Breaker, PAUSE_MS } from './breaker';

it.each([
  ['up', 10_501n],
  ['down', 9_499n],
])('pauses for a move %s of more than five percent within ten seconds', (_, to) => {
  const breaker = new Breaker();
  expect(breaker.lets(10_000n, 0)).toBe(true);
  expect(breaker.lets(to > 10_000n ? to - 1n : to + 1n, 4 * SECOND)).toBe(true);
  expect(breaker.lets(to, 9 * SECOND)).toBe(false);
  expect(breaker.isPaused(9 * SECOND + PAUSE_MS - 1)).toBe(true);
  expect(breaker.pausedUntil).toBe(9 * SECOND + PAUSE_MS);
  // It goes on from where it is then.
  expect(breaker.lets(to * 2n, 9 * SECOND + PAUSE_MS)).toBe(true);
});

it('is not prolonged by a clock that is set back', () => {
  const breaker = new Breaker();
  breaker.lets(10_000n, 3_600 * SECOND);
  expect(breaker.lets(20_000n, 3_601 * SECOND)).toBe(false);
  expect(breaker.isPaused(3_601 * SECOND)).toBe(true);
  expect(breaker.isPaused(0)).toBe(false);
});

it('lets a price go as far as it likes in its time', () => {
  const breaker = new Breaker();
  let price = 10_000n;
  for (let second = 0; second < 200; second += 1) {
    price += price / 250n;
    expect(breaker.lets(price, second * SECOND)).toBe(true);
  }
});

it('remembers the last price however long ago it was', () => {
  const breaker = new Breaker();
  breaker.lets(10_000n, 0);
  expect(breaker.lets(12_000n, 3_600 * SECOND)).toBe(false);
});

it('forgets what was set by hand', () => {
  const breaker = new Breaker();
  breaker.lets(10_000n, 0);
  breaker.lets(20_000n, 1);
  breaker.forgive();
  expect(breaker.isPaused(2)).toBe(false);
  expect(breaker.lets(30_000n, 2)).toBe(true);
});

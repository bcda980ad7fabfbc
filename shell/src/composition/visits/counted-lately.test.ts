import { memoryStorage } from '@tradefloor/platform';
import { countedLately } from './counted-lately';

const MINUTE = 60_000;

it('counts a browser once an hour for each build and for each end, in whichever tab', () => {
  const storage = memoryStorage();
  let now = 1_000_000_000_000;
  const [one, other] = [countedLately(() => now, storage), countedLately(() => now, storage)];
  expect([one('spot', 'aaaa', false), other('spot', 'aaaa', false), one('spot', 'bbbb', false)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([one('spot', 'aaaa', true), one('spot', 'aaaa', true)]).toEqual([false, true]);
  now += 59 * MINUTE;
  expect(one('spot', 'aaaa', false)).toBe(true);
  now += MINUTE;
  expect(one('spot', 'aaaa', false)).toBe(false);
});

it('forgets what is older, what a clock that went back has left, and what it can’t read', () => {
  const storage = memoryStorage();
  const now = 1_000_000_000_000;
  storage.set('tf.counted', `spot/old ${now - 61 * MINUTE}\nspot/ahead ${now + MINUTE}\nodd\nspot/odd soon`);
  expect(countedLately(() => now, storage)('spot', 'ahead', false)).toBe(false);
  expect(storage.get('tf.counted')).toBe(`spot/ahead ${now}`);
});

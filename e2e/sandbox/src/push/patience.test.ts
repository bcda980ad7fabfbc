import { Patience } from './patience';

it('lets a hundred things be said at once, then twenty a second', () => {
  let now = 1_000;
  const patience = new Patience(() => now);
  const taken = (tries: number) => Array.from({ length: tries }, () => patience.take()).filter(Boolean).length;
  expect(taken(150)).toBe(100);
  now += 500;
  expect(taken(150)).toBe(10);
  now += 60_000;
  expect(taken(150)).toBe(100);
});

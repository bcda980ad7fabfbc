import * as fc from 'fast-check';
import { serverClock } from './server-clock';

const wholeSecond = (ms: number) => Math.floor(ms / 1_000) * 1_000;

/** A request sent at `at`, answered by a server whose clock is `ahead`. */
const aTrip = (at: number, ahead: number, there: number, back: number) => ({
  sentAt: at,
  receivedAt: at + there + back,
  serverSaid: wholeSecond(at + there + ahead),
});

it('is never further off than one answer allows, whatever the ways and the clocks', () => {
  const ahead = fc.integer({ min: -4_000_000, max: 4_000_000 });
  const trips = fc.array(fc.record({ after: fc.nat(997), there: fc.nat(60), back: fc.nat(60) }), { minLength: 40 });
  fc.assert(
    fc.property(ahead, trips, (offset, steps) => {
      const clock = serverClock();
      let at = 1_700_000_000_000;
      let told: number | null = null;
      for (const [index, { after, there, back }] of steps.entries()) {
        // Spread over the second, as requests are.
        at += after + ((index * 137) % 1_000);
        told = clock(aTrip(at, offset, there, back));
      }
      expect(Math.abs((told ?? Infinity) - offset)).toBeLessThanOrEqual(620);
    }),
  );
});

it('is exact to a quarter of a second when the answers are spread over the second (look.server-clock)', () => {
  const clock = serverClock();
  let told: number | null = null;
  for (let time = 0; time < 10; time += 1) told = clock(aTrip(1_700_000_000_000 + time * 5_100, 7_000, 20, 20));
  expect(Math.abs((told ?? Infinity) - 7_000)).toBeLessThan(250);
});

it('begins anew when a clock was set', () => {
  const clock = serverClock();
  clock(aTrip(1_700_000_000_000, 0, 20, 20));
  const told = clock(aTrip(1_700_000_005_000, 3_600_000, 20, 20));
  expect(Math.abs((told ?? 0) - 3_600_000)).toBeLessThan(600);
});

it('knows nothing without a date', () => {
  expect(serverClock()({ sentAt: 0, receivedAt: 40, serverSaid: null })).toBeNull();
});

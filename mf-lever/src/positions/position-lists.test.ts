import { listLeverageOrders } from '@tradefloor/contract';
import { rowsOf } from '@tradefloor/area/list';
import { connectionTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { type FrameClock, storesOf } from '@tradefloor/platform/live';
import { aPosition } from '../testing/orders';
import { ordered } from '../testing/own-lists';
import { openPositions } from './position-lists';

const settled = () => new Promise(resolve => setTimeout(resolve));

async function asked(kind: 'live' | 'down', seconds: number): Promise<number> {
  const platform = fakePlatform();
  let now = 0;
  let every: () => void = () => undefined;
  const clock: FrameClock = {
    now: () => now,
    hidden: () => false,
    request: run => run(),
    onVisible: () => () => undefined,
    every: (_, run) => ((every = run), () => undefined),
  };
  storesOf(platform, clock);
  ordered(platform, () => [aPosition('1')]);
  platform.drive(connectionTopic, { kind, since: 0, latencyMs: null });
  const leave = rowsOf(platform, openPositions)?.subscribe(() => undefined);
  await settled();
  const before = platform.payloadsOf(listLeverageOrders).length;
  for (let half = 0; half < seconds * 2; half += 1) {
    now += 500;
    every();
    await settled();
  }
  leave?.();
  return platform.payloadsOf(listLeverageOrders).length - before;
}

it('asks once a second while the socket is down, and not while it is up (leverage.poll-pace)', async () => {
  expect(await asked('down', 5)).toBe(5);
  expect(await asked('live', 5)).toBe(0);
});

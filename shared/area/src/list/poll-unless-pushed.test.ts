import { orderCompleted } from '@tradefloor/contract/ext';
import { type Connection, connectionTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { pollUnlessPushed } from './poll-unless-pushed';

function polled({ offers, kind }: { readonly offers: boolean; readonly kind: Connection['kind'] }) {
  const platform = fakePlatform();
  if (offers) platform.offer(orderCompleted);
  platform.drive(connectionTopic, { kind, since: 0, latencyMs: null });
  let now = 0;
  const poll = pollUnlessPushed(platform, orderCompleted, { now: () => now });
  return Array.from({ length: 21 }, () => {
    now += 500;
    return poll();
  }).filter(Boolean).length;
}

// list.poll-pace
it.each([
  ['never while pushes tell', { offers: true, kind: 'live' }, 0],
  ['every 5 seconds while the socket is down', { offers: true, kind: 'down' }, 2],
  ['every 5 seconds from a server that pushes none', { offers: false, kind: 'live' }, 2],
] as const)('is %s (list.poll-pace)', (_case, world, times) => {
  expect(polled(world)).toBe(times);
});

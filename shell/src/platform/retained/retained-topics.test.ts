/** @jest-environment jsdom */
import { balancesTopic, type Connection, missedTopic, pairsTopic, userTopic } from '@tradefloor/platform';
import { createBus } from '@tradefloor/platform/bus';
import { NEVER } from 'rxjs';
import { retainedTopics } from './retained-topics';

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function started(token: string | null, isQuick = true) {
  const bus = createBus().busFor('shell');
  let poll: () => void = () => undefined;
  let kind: Connection['kind'] = 'live';
  let isRead = true;
  let answers: () => void = () => undefined;
  const late = new Promise<void>(resolve => (answers = resolve));
  const load = async () => {
    if (!isQuick) await late;
    return isRead;
  };
  const kept = () => ({ load: jest.fn(load), clear: jest.fn(), push: jest.fn() });
  const [user, unread, balances] = [kept(), kept(), kept()];
  const quotes = { ...kept(), keyOf: () => null, flush: jest.fn() };
  const topics = retainedTopics({
    bus,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stand-in has what is called, and no more
    clock: { every: (_: number, run: () => void) => ((poll = run), () => undefined) } as never,
    page: window,
    session: { token: () => token, changes: NEVER },
    connection: { current: () => ({ kind, since: 0, latencyMs: null }), changes: NEVER },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    ...({ user, unread, balances } as never as Pick<
      Parameters<typeof retainedTopics>[0],
      'user' | 'unread' | 'balances'
    >),
    quotes,
    userChanged: jest.fn(),
  });
  topics.start();
  return {
    bus,
    poll: (now: Connection['kind'] = 'live') => {
      kind = now;
      poll();
    },
    resync: () => topics.resync(),
    answers: () => answers(),
    reads: (next: boolean) => (isRead = next),
    asked: () => [quotes, balances, user].map(({ load }) => load.mock.calls.length),
  };
}

it('asks again, although pushes come, for what could not be read at the start (market.ticker-pace)', async () => {
  const { bus, poll, asked } = started('token');
  expect(asked()).toEqual([1, 1, 1]);
  await settled();
  poll();
  expect(asked()).toEqual([2, 2, 2]);
  await settled();
  bus.publish(pairsTopic, []);
  bus.publish(balancesTopic, {} as never);
  bus.publish(userTopic, {} as never);
  poll();
  expect(asked()).toEqual([2, 2, 2]);
  poll('down');
  expect(asked()).toEqual([3, 3, 2]);
});

it('says what could not be read, until it was; and asks for the user again too', async () => {
  const { bus, poll, reads, asked } = started('token');
  const said = () => bus.last(missedTopic);
  await settled();
  reads(false);
  poll();
  await settled();
  expect(new Set(said())).toEqual(new Set(['user', 'balances', 'pairs']));
  reads(true);
  poll();
  await settled();
  expect(said()).toEqual([]);
  bus.publish(userTopic, {} as never);
  const before = asked();
  poll();
  expect(asked()[2]).toBe(before[2]);
});

it('asks again, although pushes come, for what could not be read once the line was back', async () => {
  const { bus, poll, reads, resync, asked } = started('token');
  await settled();
  bus.publish(pairsTopic, []);
  bus.publish(balancesTopic, {} as never);
  bus.publish(userTopic, {} as never);
  reads(false);
  resync();
  await settled();
  expect(asked()).toEqual([2, 2, 1]);
  reads(true);
  poll();
  await settled();
  expect(asked()).toEqual([3, 3, 1]);
  expect(bus.last(missedTopic)).toEqual([]);
  poll();
  expect(asked()).toEqual([3, 3, 1]);
});

it('asks nobody again who has not answered yet', async () => {
  const { poll, answers, asked } = started('token', false);
  poll();
  poll('down');
  expect(asked()).toEqual([1, 1, 1]);
  answers();
  await settled();
  poll();
  expect(asked()).toEqual([2, 2, 2]);
});

it.each([
  ['comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes over from a window beside it', () => window.dispatchEvent(new Event('focus'))],
])('reads again, for who %s, what may have been changed in another tab or on another device', async (_, comes) => {
  const { asked } = started('token');
  await settled();
  comes();
  expect(asked()).toEqual([1, 1, 2]);
});

it('asks for no balances of a guest', async () => {
  const { poll, asked } = started(null);
  await settled();
  poll('down');
  expect(asked()).toEqual([2, 0, 0]);
});

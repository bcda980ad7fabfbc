/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { browserClock, LEAP_LOOK_MS } from '../clock';
import { createLink, MISSED_MS, ONLINE_SPREAD_MS, SILENCE_MS, START_UP_MS } from './link';
import { BASE_MS, CAP_MS, reconnectDelay } from './reconnect-delay';
import { sampleSocket } from './sample-socket';

interface Given {
  readonly random?: () => number;
  readonly token?: () => string | null;
}

async function aLink({ random = () => 0.5, token = () => null }: Given = {}) {
  const socket = sampleSocket();
  const up = jest.fn();
  const push = jest.fn();
  const report = jest.fn();
  const link = createLink({ clock: browserClock, random, page: window, open: socket.open, token, up, push, report });
  stop = link.start();
  await jest.advanceTimersByTimeAsync(0);
  return { socket, link, up, push, report, kind: () => link.connection.current().kind };
}

let stop: () => void = () => undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the way back', () => {
  it('is spread over the whole range and never beyond the cap', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (attempt, random) => {
        const delay = reconnectDelay(attempt, random);
        expect(delay).toBeGreaterThanOrEqual(250);
        expect(delay).toBeLessThanOrEqual(Math.min(CAP_MS, 2 * BASE_MS * 2 ** attempt));
      }),
    );
  });

  it('begins around five seconds and doubles', () => {
    expect([0, 1, 2, 3].map(attempt => reconnectDelay(attempt, 0.5))).toEqual([5_000, 10_000, 20_000, 30_000]);
  });

  it('is taken again after every way to lose the link', async () => {
    const { socket, up, kind } = await aLink();
    socket.accept();
    expect([kind(), up.mock.calls]).toEqual(['live', [[false]]]);
    socket.drop();
    expect(kind()).toBe('down');
    await jest.advanceTimersByTimeAsync(BASE_MS);
    socket.refuse();
    await jest.advanceTimersByTimeAsync(2 * BASE_MS);
    expect(socket.attempts).toHaveLength(3);
    socket.accept();
    expect([kind(), up.mock.calls]).toEqual(['live', [[false], [true]]]);
  });

  it('is one from the beginning, when the first tries were refused: what was read meanwhile is missing', async () => {
    const { socket, up } = await aLink();
    socket.refuse();
    await jest.advanceTimersByTimeAsync(BASE_MS);
    socket.accept();
    expect(up.mock.calls).toEqual([[true]]);
  });

  it('is short when the browser is online again, and still spread', async () => {
    const { socket } = await aLink({ random: () => 0.9 });
    socket.accept();
    socket.drop();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0.9 * ONLINE_SPREAD_MS - 1);
    expect(socket.attempts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(socket.attempts).toHaveLength(2);
  });
});

describe('after a sleep', () => {
  const sleepFor = (ms: number) => jest.setSystemTime(Date.now() + ms);

  it('a link that missed a beat is made anew at once, though nothing has told that it is dead', async () => {
    const { socket, kind } = await aLink();
    socket.accept();
    sleepFor(MISSED_MS + 1);
    await jest.advanceTimersByTimeAsync(LEAP_LOOK_MS);
    expect(kind()).toBe('down');
    await jest.advanceTimersByTimeAsync(ONLINE_SPREAD_MS);
    expect(socket.attempts).toHaveLength(2);
  });

  it('so is one of a tab that comes back into sight, and one that is told to be dead just then', async () => {
    const { socket } = await aLink();
    socket.accept();
    document.dispatchEvent(new Event('visibilitychange'));
    socket.drop();
    await jest.advanceTimersByTimeAsync(ONLINE_SPREAD_MS);
    expect(socket.attempts).toHaveLength(2);
    socket.accept();
    sleepFor(MISSED_MS + 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(ONLINE_SPREAD_MS);
    expect(socket.attempts).toHaveLength(3);
  });

  it('one that has just been heard stays', async () => {
    const { socket, kind } = await aLink();
    socket.accept();
    sleepFor(MISSED_MS - LEAP_LOOK_MS);
    await jest.advanceTimersByTimeAsync(LEAP_LOOK_MS);
    expect([kind(), socket.attempts.length]).toEqual(['live', 1]);
  });
});

it('says that it is down when the first connection takes too long, and keeps trying', async () => {
  const { socket, kind } = await aLink();
  expect(kind()).toBe('connecting');
  await jest.advanceTimersByTimeAsync(START_UP_MS);
  expect(kind()).toBe('down');
  await jest.advanceTimersByTimeAsync(BASE_MS);
  expect(socket.attempts).toHaveLength(2);
});

it('leaves a link that has gone silent, and one that beats alone', async () => {
  const { socket, kind } = await aLink();
  socket.accept();
  await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
  socket.beat();
  await jest.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(kind()).toBe('live');
  await jest.advanceTimersByTimeAsync(1);
  expect([kind(), socket.isConnected()]).toEqual(['down', false]);
});

it('emits while connected and keeps nothing for later', async () => {
  const { socket, link } = await aLink();
  expect(link.emit('login', 'u-1')).toBe(false);
  socket.accept();
  expect(socket.sent).toEqual([]);
  expect(link.emit('login', 'u-1')).toBe(true);
  expect(socket.sent).toEqual([['login', 'u-1']]);
});

it('shakes hands anew when the user is another one', async () => {
  let token: string | null = null;
  const { socket, link, kind } = await aLink({ token: () => token });
  socket.accept();
  token = 't-1';
  link.renew();
  expect(kind()).toBe('connecting');
  await jest.advanceTimersByTimeAsync(0);
  socket.accept();
  expect(socket.handshakes).toEqual([null, 't-1']);
  expect(kind()).toBe('live');
});

it('fetches the client again when its file did not load', async () => {
  const socket = sampleSocket();
  const report = jest.fn();
  const open = jest.fn(socket.open).mockRejectedValueOnce(new Error('chunk feed failed'));
  const link = createLink({
    clock: browserClock,
    random: () => 0.5,
    page: window,
    open,
    token: () => null,
    up: () => undefined,
    push: () => undefined,
    report,
  });
  stop = link.start();
  await jest.advanceTimersByTimeAsync(BASE_MS);
  expect(report).toHaveBeenCalledTimes(1);
  expect(socket.attempts).toHaveLength(1);
});

it('hears nothing and tries nothing after it was stopped', async () => {
  const { socket, up } = await aLink();
  stop();
  expect(jest.getTimerCount()).toBe(0);
  socket.accept();
  socket.drop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(socket.attempts).toHaveLength(1);
  expect(up).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import { changing, type Connection, type Http } from '@tradefloor/platform';
import { browserClock, LEAP_LOOK_MS } from '../clock';
import { createLatency, LOOK_MS } from './latency';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['set forward', 3_600_000],
  ['set back', -3_600_000],
])(
  'asks for the server’s clock soon after this machine’s was %s, and else at its pace (look.server-clock)',
  async (_, by) => {
    const http = jest.fn(() => Promise.resolve({ calls: [], pushes: [] }));
    const connection = changing<Connection>({ kind: 'live', since: 0, latencyMs: null });
    const stop = createLatency({
      clock: browserClock,
      page: window,
      connection,
      http: http as unknown as Http,
      hasLightCall: () => true,
    }).start();
    await jest.advanceTimersByTimeAsync(LOOK_MS - 1);
    expect(http).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(http).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + by);
    await jest.advanceTimersByTimeAsync(LEAP_LOOK_MS);
    expect(http).toHaveBeenCalledTimes(2);
    stop();
    expect(jest.getTimerCount()).toBe(0);
  },
);

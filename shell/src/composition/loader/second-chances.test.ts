/** @jest-environment jest-fixed-jsdom */
import { Fault } from './fault';
import { secondChances } from './second-chances';

const ENTRY = '/builds/spot/newnewnew/entry.js';
const missing = (build = 'newnewnew') => new Fault('files-missing', build, 'ScriptNetworkError', ENTRY);

let network: 'up' | 'down' | 'refusing';
const asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  network = 'down';
  asked.length = 0;
  globalThis.fetch = address => {
    asked.push(address as string);
    if (network === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(null, { status: network === 'up' ? 200 : 404 }));
  };
});
afterEach(() => jest.useRealTimers());

function someChances() {
  const blocked = new Set(['newnewnew']);
  const again = jest.fn();
  return { blocked, again, failed: secondChances({ page: window, blocked, again }) };
}

describe('a build whose files nobody answered for', () => {
  it('is tried again once somebody answers', async () => {
    const { blocked, again, failed } = someChances();
    failed(missing());
    await jest.advanceTimersByTimeAsync(30_000);
    expect([...blocked]).toEqual(['newnewnew']);
    expect(again).not.toHaveBeenCalled();
    network = 'up';
    await jest.advanceTimersByTimeAsync(8_000);
    expect([...blocked]).toEqual([]);
    expect(again).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a proxy that has no gateway', new Response(null, { status: 502 })],
    ['a limit that was reached', new Response(null, { status: 429 })],
    ['a store that is away', new Response(null, { status: 503, headers: { 'retry-after': '5' } })],
  ])('is tried again after %s', async (_, refusal) => {
    const { blocked, failed } = someChances();
    const answer = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(refusal);
    failed(missing());
    await jest.advanceTimersByTimeAsync(30_000);
    expect([...blocked]).toEqual(['newnewnew']);
    globalThis.fetch = answer;
    network = 'up';
    await jest.advanceTimersByTimeAsync(8_000);
    expect([...blocked]).toEqual([]);
  });

  it('is asked for at once when the browser says that it is online', async () => {
    const { again, failed } = someChances();
    failed(missing());
    network = 'up';
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is asked for by one, however often it failed', async () => {
    const { failed } = someChances();
    for (let times = 0; times < 5; times += 1) failed(missing());
    await jest.advanceTimersByTimeAsync(8_000);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('may fail another time', async () => {
    const { again, failed } = someChances();
    network = 'up';
    failed(missing());
    await jest.advanceTimersByTimeAsync(8_000);
    failed(missing());
    await jest.advanceTimersByTimeAsync(8_000);
    expect(again).toHaveBeenCalledTimes(2);
  });
});

describe('a build that took too long', () => {
  const late = new Fault('load-timeout', 'newnewnew', undefined, ENTRY);

  it('is to blame where its files are answered for', async () => {
    network = 'up';
    const { blocked, again, failed } = someChances();
    failed(late);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([...blocked]).toEqual(['newnewnew']);
    expect(again).not.toHaveBeenCalled();
  });

  it('is tried again where the line was away', async () => {
    const { blocked, failed } = someChances();
    failed(late);
    await jest.advanceTimersByTimeAsync(1);
    network = 'up';
    await jest.advanceTimersByTimeAsync(8_000);
    expect([...blocked]).toEqual([]);
  });
});

it('leaves alone what is the fault of a build', async () => {
  const { blocked, again, failed } = someChances();
  network = 'up';
  failed(new Fault('files-missing', 'newnewnew'));
  failed(new Fault('entry-threw', 'newnewnew', 'oh'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([...blocked]).toEqual(['newnewnew']);
  expect(again).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

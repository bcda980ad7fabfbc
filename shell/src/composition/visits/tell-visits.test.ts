/** @jest-environment jsdom */
import { tellVisits } from './tell-visits';
import type { Visit } from './visit';

const came = (build: string): Visit => ({ area: 'spot', build, times: { since: 10, loadMs: 40, mountMs: 90 } });
const broke = (build: string): Visit => ({ area: 'spot', build, times: null });
const THERE = { loadMs: 40, mountMs: 90, longestTaskMs: 0 };

let sent: Blob[] = [];
let tellLong: (entry: { startTime: number; duration: number }) => void = () => undefined;

class LongTasks {
  static readonly supportedEntryTypes = ['longtask'];
  constructor(told: (list: { getEntries: () => unknown[] }) => void) {
    tellLong = entry => told({ getEntries: () => [entry] });
  }
  observe = () => undefined;
}

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  localStorage.clear();
  Object.assign(globalThis, { PerformanceObserver: LongTasks });
  Object.assign(window.navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 });
});
afterEach(() => jest.useRealTimers());

async function told(): Promise<unknown[]> {
  await jest.advanceTimersByTimeAsync(60_000);
  const bodies = await Promise.all(sent.map(body => textOf(body)));
  return bodies.flatMap(body => JSON.parse(body).visits);
}

function textOf(body: Blob): Promise<string> {
  return new Promise(resolve => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(body);
    jest.advanceTimersByTime(100);
  });
}

it('tells of a build that came how long it took, and for how long the page did not answer meanwhile', async () => {
  const visited = tellVisits(window);
  visited(came('aaaa1111'));
  tellLong({ startTime: 5, duration: 900 });
  tellLong({ startTime: 20, duration: 120 });
  tellLong({ startTime: 30, duration: 80 });
  expect(await told()).toEqual([
    { area: 'spot', build: 'aaaa1111', failed: false, times: { ...THERE, longestTaskMs: 120 } },
  ]);
});

it('counts a build that breaks while it is looked at once, and the one that takes its place beside it', async () => {
  const visited = tellVisits(window);
  visited(came('aaaa1111'));
  visited(broke('aaaa1111'));
  visited(came('bbbb2222'));
  visited(broke('cccc3333'));
  expect(await told()).toEqual([
    { area: 'spot', build: 'aaaa1111', failed: true, times: THERE },
    { area: 'spot', build: 'bbbb2222', failed: false, times: THERE },
    { area: 'spot', build: 'cccc3333', failed: true, times: null },
  ]);
});

it('tells of a build once an hour for each end, however often the browser comes', async () => {
  const visited = tellVisits(window);
  for (const visit of [came('aaaa1111'), came('aaaa1111'), broke('aaaa1111'), came('aaaa1111')]) visited(visit);
  expect(await told()).toMatchObject([{ failed: false }, { failed: true }]);
});

it('holds an error that nobody caught against the build whose code it was', async () => {
  const visited = tellVisits(window);
  visited(came('aaaa1111'));
  const thrown = (build: string) => {
    const error = Object.assign(new Error('!'), {
      stack: `Error: !\n at f (https://x/builds/spot/${build}/main.js:1:2)`,
    });
    window.dispatchEvent(new ErrorEvent('error', { error }));
  };
  thrown('dddd4444');
  visited(came('bbbb2222'));
  thrown('bbbb2222');
  expect(await told()).toMatchObject([
    { build: 'aaaa1111', failed: false },
    { build: 'bbbb2222', failed: true },
  ]);
});

it('holds nothing against a build that happens later than all builds are looked at', async () => {
  const visited = tellVisits(window);
  visited(came('aaaa1111'));
  await jest.advanceTimersByTimeAsync(30_000);
  tellLong({ startTime: 25_000, duration: 900 });
  expect(await told()).toMatchObject([{ failed: false, times: THERE }]);
});

/** @jest-environment jsdom */
import { followVitals, type Stay } from './follow-vitals';

interface Told {
  readonly entryType: string;
  readonly startTime: number;
  readonly duration?: number;
  readonly [more: string]: unknown;
}

const KINDS = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
let kinds = KINDS;
const listening = new Map<string, Fake>();

/** Hands over what `tell` gave it: at once, or when it is asked for what it still has. */
class Fake {
  static get supportedEntryTypes() {
    return kinds;
  }
  kept: Told[] = [];
  constructor(readonly told: (list: { getEntries: () => Told[] }) => void) {}
  observe({ type }: { type: string }) {
    listening.set(type, this);
  }
  takeRecords() {
    return this.kept.splice(0);
  }
}

const told = (entry: Told) => listening.get(entry.entryType)?.told({ getEntries: () => [entry] });
const kept = (entry: Told) => listening.get(entry.entryType)?.kept.push(entry);
const paint = (startTime: number): Told => ({ entryType: 'largest-contentful-paint', startTime });
const shift = (startTime: number, value: number, hadRecentInput = false): Told => ({
  entryType: 'layout-shift',
  startTime,
  value,
  hadRecentInput,
});
const press = (startTime: number, interactionId: number, duration: number): Told => ({
  entryType: 'event',
  startTime,
  duration,
  interactionId,
});

let stays: Stay[];
let vitals: ReturnType<typeof followVitals>;
let states: Array<{ name: string; startTime: number }>;
const spot = { area: 'spot', build: 'aaaa1111' };
const wallet = { area: 'wallet', build: 'bbbb2222' };
const at = (now: number) => jest.spyOn(performance, 'now').mockReturnValue(now);

beforeEach(() => {
  [stays, states, kinds] = [[], [], KINDS];
  listening.clear();
  Object.assign(globalThis, { PerformanceObserver: Fake });
  Object.assign(window.performance, { getEntriesByType: () => states, interactionCount: 0 });
  at(0);
  vitals = followVitals(window, stay => stays.push(stay));
});
afterEach(() => jest.restoreAllMocks());

it('holds against each build what happened while it was on screen, though it is told later', () => {
  vitals.came(spot, 300);
  told(shift(100, 0.02));
  told(paint(250));
  told(paint(400));
  told(press(900, 7, 120));
  told(shift(2_000, 0.05));
  // Already the next one's, which says so only once it has come.
  told(shift(6_010, 0.3));
  kept(press(5_990, 14, 48));
  vitals.came(wallet, 6_000);
  kept(press(7_000, 21, 64));
  at(8_000);
  vitals.hidden();
  expect(stays).toEqual([
    { ...spot, lcpMs: 400, inpMs: 120, cls: 0.05 },
    { ...wallet, lcpMs: null, inpMs: 64, cls: 0.3 },
  ]);
});

it('counts what moved by itself, not what a press moved, and the worst that came in one go', () => {
  vitals.came(spot, 0);
  for (const [time, share] of [
    [1_000, 0.1],
    [1_500, 0.1],
    [4_000, 0.15],
  ] as const)
    told(shift(time, share));
  told(shift(9_000, 0.9, true));
  at(9_500);
  vitals.hidden();
  expect(stays).toMatchObject([{ cls: 0.2 }]);
});

it('takes all events of a press for one, and forgives one slow answer in fifty', () => {
  vitals.came(spot, 0);
  told(press(100, 7, 500));
  told(press(101, 7, 480));
  for (let id = 8; id < 60; id += 1) told(press(id * 100, id, 40));
  at(8_000);
  vitals.hidden();
  expect(stays).toMatchObject([{ inpMs: 40 }]);
});

it('knows that presses too quick to be told of were quick', () => {
  vitals.came(spot, 0);
  Object.assign(window.performance, { interactionCount: 3 });
  vitals.hidden();
  expect(stays).toMatchObject([{ inpMs: 8 }]);
});

it('begins anew when the tab is seen again, and does not count the time that it was not', () => {
  vitals.came(spot, 0);
  told(paint(200));
  at(1_000);
  vitals.hidden();
  at(5_000);
  vitals.visible();
  told(shift(5_500, 0.1));
  at(6_000);
  vitals.hidden();
  vitals.hidden();
  expect(stays).toEqual([
    { ...spot, lcpMs: 200, inpMs: null, cls: 0 },
    { ...spot, lcpMs: null, inpMs: null, cls: 0.1 },
  ]);
});

it('says nothing of the load of a page that was opened behind others', () => {
  states = [{ name: 'hidden', startTime: 0 }];
  vitals.came(spot, 10);
  told(paint(90_000));
  at(100_000);
  vitals.hidden();
  expect(stays).toMatchObject([{ lcpMs: null }]);
});

it('goes on with what is shown when another build breaks before it comes, and ends with what breaks on screen', () => {
  vitals.came(spot, 0);
  vitals.broke('cccc3333');
  at(1_000);
  told(shift(500, 0.4));
  vitals.broke(spot.build);
  vitals.hidden();
  expect(stays).toMatchObject([{ cls: 0.4 }]);
});

it('tells nothing that this browser does not', () => {
  kinds = [];
  vitals = followVitals(window, stay => stays.push(stay));
  vitals.came(spot, 0);
  vitals.hidden();
  expect(stays).toEqual([{ ...spot, lcpMs: null, inpMs: null, cls: null }]);
});

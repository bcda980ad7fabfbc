/** @jest-environment jsdom */
import { memoryStorage } from '@tradefloor/platform';
import { aBuild } from '@tradefloor/release/sample-builds';
import { hide } from '../../testing/hide';
import { heedFreezes } from './heed-freezes';

const STILL_MS = 20_000;
const A_MINUTE_MS = 60_000;
const bad = aBuild({ area: 'spot', build: 'badbadbad' });
const other = aBuild({ area: 'lever', build: 'goodgood' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

/** One tab, loaded again and again, each time by a page that knows nothing of the one before. */
function aTab() {
  const kept = memoryStorage();
  const froze: string[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    kept,
    froze,
    load: (type = 'reload', shown = [bad]) => {
      // The timers of the page before end with it.
      clearInterval(timer);
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
      const page = Object.assign(Object.create(window) as Window, {
        document,
        performance,
        addEventListener: window.addEventListener.bind(window),
        setInterval: (run: () => void, ms: number) => (timer = setInterval(run, ms)),
      });
      heedFreezes({ page, shown: new Set(shown), froze: build => froze.push(build) }, kept);
      jest.advanceTimersByTime(A_MINUTE_MS);
    },
    /** The clock goes on, and nothing of the page does. */
    standStill: (milliseconds = STILL_MS) => jest.setSystemTime(Date.now() + milliseconds),
  };
}

// shell.froze-later
it('passes a build over that the tab twice stood still with, long after it came', () => {
  const { load, standStill, froze, kept } = aTab();
  load('navigate');
  standStill();
  load();
  expect([froze, kept.get('tf.froze')]).toEqual([[], null]);
  standStill();
  load();
  expect([froze, kept.get('tf.froze')]).toEqual([['badbadbad'], 'badbadbad']);
});

it.each<[string, (tab: ReturnType<typeof aTab>) => void]>([
  ['the page goes on', () => undefined],
  ['the page was left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab was hidden', () => hide(true)],
  ['the tab was hidden, and is looked at again', () => [true, false].forEach(hide)],
  ['the page was loaded again at once', ({ standStill }) => standStill(4_000)],
  ['the browser had ended, and was begun again an hour later', ({ standStill }) => standStill(60 * A_MINUTE_MS)],
])('holds nothing against a build when %s, however often', (_, happens) => {
  const tab = aTab();
  for (let time = 0; time < 4; time += 1) {
    tab.load();
    happens(tab);
  }
  expect(tab.froze).toEqual([]);
});

it('holds nothing against it where the browser restored its tabs, or another build was on screen as well', () => {
  const tab = aTab();
  for (let time = 0; time < 4; time += 1) {
    tab.load('back_forward');
    tab.standStill();
  }
  for (let time = 0; time < 4; time += 1) {
    tab.load('reload', [bad, other]);
    tab.standStill();
  }
  expect(tab.froze).toEqual([]);
});

it('holds nothing against it where it was once now and once on another day', () => {
  const { load, standStill, froze } = aTab();
  load();
  standStill();
  load();
  jest.advanceTimersByTime(11 * A_MINUTE_MS);
  standStill();
  load();
  expect(froze).toEqual([]);
});

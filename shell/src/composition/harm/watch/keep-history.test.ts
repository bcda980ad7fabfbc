/** @jest-environment jsdom */
import { keepHistory } from './keep-history';

const accused: string[] = [];
let running: string | null = null;
let sincePressed = Infinity;
keepHistory(
  window,
  (build, harm) => void accused.push(`${build} ${harm}`),
  () => running,
  () => sincePressed,
);

beforeEach(() => {
  jest.useFakeTimers();
  accused.length = 0;
  sincePressed = Infinity;
});
afterEach(() => jest.useRealTimers());

function writes(
  build: string | null,
  times: number,
  everyMs: number,
  name: 'pushState' | 'replaceState' = 'pushState',
) {
  running = build;
  const before = history.length;
  for (let time = 0; time < times; time += 1) {
    history[name](null, '', `/${build}/${time}`);
    jest.advanceTimersByTime(everyMs);
  }
  running = null;
  return history.length - before;
}

it('ends an entry a second before ten are there', () => {
  expect(writes('slowslow', 20, 1_000)).toBe(8);
  expect(accused).toContain('slowslow history-filled');
});

it('ends a flood of addresses that are written over', () => {
  writes('overover', 100, 20, 'replaceState');
  expect(window.location.pathname).toBe('/overover/39');
  expect(accused).toContain('overover history-filled');
});

it('lets a screen lead on, write over what it shows for days, and its user go where they press', () => {
  expect(writes('goodgood', 2, 10)).toBe(2);
  writes('goodgood', 100, 2_000, 'replaceState');
  sincePressed = 5;
  expect(writes('handhand', 40, 10)).toBe(40);
  expect(accused).toEqual([]);
});

describe('where the browser tells of each address', () => {
  const navigation = new EventTarget();
  const pushState = jest.fn();
  const page = {
    navigation,
    history: { pushState },
    get performance() {
      return window.performance;
    },
  };
  keepHistory(
    page as never,
    (build, harm) => void accused.push(`${build} ${harm}`),
    () => running,
    () => sincePressed,
  );

  /** How many of them get through. */
  function leads(build: string | null, times: number, change: object = {}): number {
    running = build;
    let through = 0;
    for (let time = 0; time < times; time += 1) {
      const event = Object.assign(new Event('navigate', { cancelable: true }), {
        navigationType: 'push',
        downloadRequest: null,
        ...change,
      });
      navigation.dispatchEvent(event);
      through += event.defaultPrevented ? 0 : 1;
      jest.advanceTimersByTime(100);
    }
    running = null;
    return through;
  }

  it('ends a flood whatever writes it: a hash, `navigation.navigate`, a link', () => {
    expect(leads('hashhash', 20)).toBe(8);
    expect(leads('replaces', 60, { navigationType: 'replace' })).toBe(40);
    expect(accused).toEqual(expect.arrayContaining(['hashhash history-filled', 'replaces history-filled']));
  });

  it('counts no file, nothing of the shell, and nothing that somebody presses for', () => {
    expect(leads('goodgood', 20, { downloadRequest: 'a.csv' })).toBe(20);
    expect(leads(null, 20)).toBe(20);
    sincePressed = 5;
    expect(leads('goodgood', 20)).toBe(20);
    expect(accused).toEqual([]);
  });

  it('counts each write once: nothing stands before the history’s own calls', () => {
    expect(page.history.pushState).toBe(pushState);
  });
});

it('holds nothing against the shell, a test, an extension', () => {
  expect(writes(null, 20, 10)).toBe(20);
  expect(accused).toEqual([]);
});

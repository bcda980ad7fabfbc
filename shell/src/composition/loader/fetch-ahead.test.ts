/** @jest-environment jsdom */
import { type Build, type Registry } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { Subject } from 'rxjs';
import { fetchAhead } from './fetch-ahead';

let tellLoaded: (name: string) => void = () => undefined;

class Resources {
  static readonly supportedEntryTypes = ['resource'];
  constructor(told: (list: { getEntries: () => unknown[] }) => void) {
    tellLoaded = name => told({ getEntries: () => [{ name }] });
  }
  observe = () => undefined;
}

const fileOf = (path: string) => ({ path, integrity: `sha384-${path}`, bytes: 1 });
const FILES = ['chart.js', 'entry.js', 'form.css', 'form.js', 'orders.js', 'screen.js'].map(fileOf);
const aSpot = (build: string) =>
  aBuild({
    build,
    files: FILES,
    routes: [
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is looked at
      { path: '/dealCenter', preload: ['screen.js'] } as Build['routes'][number],
    ],
  });
const [now, next] = [aSpot('aaaa1111'), aSpot('bbbb2222')];

function scene(shown: Build | null) {
  const changes = new Subject<Registry>();
  window.history.replaceState(null, '', '/dealCenter');
  fetchAhead({ page: window, changes, offered: () => [next, now], shown: () => shown });
  const registry = { areas: { spot: releasesOf([next, now], { stable: next.build }) } };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the areas' names are read
    news: () => changes.next(registry as unknown as Registry),
  };
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
const asked = () => links().map(link => link.getAttribute('href'));

beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(globalThis, { PerformanceObserver: Resources });
});

it('asks at once for what the next build begins with, and for what ran of the one on screen', () => {
  const { news } = scene(now);
  tellLoaded('https://localhost/builds/spot/aaaa1111/form.js');
  tellLoaded('https://localhost/builds/spot/aaaa1111/form.css');
  tellLoaded('https://localhost/builds/spot/aaaa1111/gone.js');
  tellLoaded('https://localhost/api/orders.js');
  news();
  expect(asked()).toEqual(['entry.js', 'screen.js', 'form.js', 'form.css'].map(name => next.base + name));
  const [entry, , , styles] = links();
  expect(entry).toMatchObject({ as: 'script', crossOrigin: 'anonymous', integrity: 'sha384-entry.js' });
  expect(styles?.as).toBe('style');
  news();
  expect(asked()).toHaveLength(4);
});

it('leaves nothing behind once a file is there, or could not be had', () => {
  const { news } = scene(now);
  news();
  const [entry, screen] = links();
  entry?.dispatchEvent(new Event('load'));
  screen?.dispatchEvent(new Event('error'));
  expect(asked()).toEqual([]);
});

it('asks for nothing where the build is on screen already, or nothing of the area is', () => {
  scene(next).news();
  scene(null).news();
  expect(asked()).toEqual([]);
});

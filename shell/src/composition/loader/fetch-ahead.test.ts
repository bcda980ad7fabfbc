/** @jest-environment jsdom */
import { type Build, type Registry } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { Subject } from 'rxjs';
import { wear } from '../harm/watch/styles-of';
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

function scene(shown: Build | null, inUse: ReadonlySet<Build> = new Set()) {
  const changes = new Subject<Registry>();
  window.history.replaceState(null, '', '/dealCenter');
  fetchAhead({ page: window, changes, offered: () => [next, now], shown: () => shown, inUse });
  const registry = { areas: { spot: releasesOf([next, now], { stable: next.build }) } };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the areas' names are read
    news: () => changes.next(registry as unknown as Registry),
  };
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
const asked = () => links().map(link => link.getAttribute('href'));

/** They would look on in the next test. */
const looking: MutationObserver[] = [];
const Looking = class extends MutationObserver {
  constructor(told: MutationCallback) {
    super(told);
    looking.push(this);
  }
};

afterEach(() => {
  for (const each of looking.splice(0)) each.disconnect();
});
beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(globalThis, { PerformanceObserver: Resources, MutationObserver: Looking });
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

describe('styles of the next build', () => {
  /** As the build's own code asks for one. */
  async function asksFor(federation: string): Promise<HTMLLinkElement> {
    const link = document.createElement('link');
    link.dataset['mf'] = federation;
    document.head.append(link);
    await Promise.resolve();
    return link;
  }

  it('are kept from the page until it is on screen', async () => {
    const { news } = scene(now);
    news();
    const link = await asksFor(next.federation);
    expect(link.media).toBe('not all');
    wear(next);
    expect(link.hasAttribute('media')).toBe(false);
  });

  it.each([
    ['of a build that is on screen with a part', now, new Set([next]), next],
    ['of the build on screen', now, new Set<Build>(), now],
    ['of an area that is gone to', null, new Set<Build>(), next],
  ])('hold at once where they are %s', async (_, shown, inUse, build) => {
    const { news } = scene(shown, inUse);
    news();
    expect((await asksFor(build.federation)).media).toBe('');
  });
});

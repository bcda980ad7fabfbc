/** @jest-environment jsdom */
import type { Build } from '@tradefloor/release';
import { aBuild } from '@tradefloor/release/sample-builds';
import { aScene, BAD } from '../../testing/a-scene';
import { type Kept, keptBuiltIns } from '../kept-built-ins';
import type { Makers } from '../own-sheets';
import { JUDGED_MS, LOOK_MS, watchPage } from './watch-page';

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  Object.assign(document, { adoptedStyleSheets: [] });
  test = new AbortController();
});
afterEach(() => {
  test.abort();
  Reflect.deleteProperty(performance, 'memory');
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function aWatch(source: string | null = null, more: readonly Kept[] = []) {
  const { seen, build } = aScene();
  const shown = new Set<Build>([build]);
  const said: string[] = [];
  const makers: Makers = new WeakMap();
  const base = `http://localhost${build.base}`;
  Object.assign(performance, { getEntriesByType: () => [{ name: `${base}entry.js` }] });
  globalThis.fetch = () => Promise.resolve({ ok: true, text: () => Promise.resolve(source ?? '') } as Response);
  const watch = watchPage({
    page: window,
    builtIns: [...keptBuiltIns(), ...more],
    lives: new Map(),
    makers,
    shown,
    accuse: (id, harm) => said.push(`${id} did ${harm}`),
    tell: (id, harm) => said.push(`${id} perhaps ${harm}`),
    askReload: () => said.push('reload'),
  });
  return {
    said,
    seen,
    build,
    makers,
    looks: (count: number) => jest.advanceTimersByTimeAsync(count * LOOK_MS),
    /** Something of it has gone, and something is shown again before the next look. */
    stays: async () => {
      watch.went(build);
      await jest.advanceTimersByTimeAsync(LOOK_MS);
    },
    swap: async (next: string) => {
      const good = aBuild({ area: 'market', build: next });
      shown.clear();
      watch.went(build);
      shown.add(good);
      watch.came(good);
      await jest.advanceTimersByTimeAsync(LOOK_MS);
    },
  };
}

const flatten = () => [];
const eat = (event: Event) => event.stopImmediatePropagation();
let test = new AbortController();

describe('the watch over the page', () => {
  it('says nothing of a page that is as it should be', async () => {
    const { said, looks } = aWatch();
    await looks(20);
    expect(said).toEqual([]);
  });

  it('accuses a build where nobody else can have done it, once', async () => {
    const { said, seen, looks } = aWatch();
    seen.over = document.querySelector('[data-area]');
    await looks(12);
    expect(said).toEqual([`${BAD} did page-covered`]);
  });

  it.each<[string, (watch: ReturnType<typeof aWatch>) => void]>([
    ['did page-covered', ({ seen }) => (seen.over = document.querySelector('[data-area]'))],
    ['perhaps page-hidden', () => document.body.setAttribute('style', 'display: none')],
    ['perhaps presses-eaten', () => window.addEventListener('click', eat, { capture: true, signal: test.signal })],
    [
      'did styles-outside',
      ({ makers }) => {
        const sheet = { cssRules: [{ selectorText: 'body', cssText: '' }] } as unknown as CSSStyleSheet;
        makers.set(sheet, BAD);
        Object.assign(document, { adoptedStyleSheets: [sheet] });
      },
    ],
    [
      'perhaps page-busy',
      () => {
        let late = 0;
        jest.spyOn(performance, 'now').mockImplementation(() => Date.now() + (late += 9));
      },
    ],
    [
      'perhaps page-swells',
      () => {
        let used = 400;
        const memory = {
          get usedJSHeapSize() {
            return (used += 50) * 1_048_576;
          },
        };
        Object.defineProperty(performance, 'memory', { value: memory, configurable: true });
      },
    ],
  ])('looks by every rule: %s', async (what, harm) => {
    const watch = aWatch();
    harm(watch);
    await watch.looks(14);
    expect(watch.said).toEqual([`${BAD} ${what}`]);
  });

  it('puts back what a build left on the page once it has gone, not while another part of it is still shown', async () => {
    const { said, looks, swap, stays } = aWatch();
    await looks(1);
    document.body.setAttribute('inert', '');
    await stays();
    expect([said, document.body.hasAttribute('inert')]).toEqual([[], true]);
    await swap('goodgood');
    expect([said, document.body.hasAttribute('inert')]).toEqual([[`${BAD} perhaps styles-outside`], false]);
  });

  it('judges no page that is being printed', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { said, seen, looks } = aWatch();
    seen.over = document.querySelector('[data-area]');
    await looks(12);
    expect(said).toEqual([]);
  });

  it('looks on where somebody has taken the page apart, and asks for a reload where nothing else helps', async () => {
    const frozen = { of: Object.freeze({}), were: {} };
    const { said, looks } = aWatch(null, [frozen]);
    document.elementFromPoint = () => {
      throw new Error('apart');
    };
    await looks(3);
    expect(said).toEqual([`${BAD} perhaps built-ins-replaced`, 'reload']);
  });

  it('asks for a reload where what was told goes on without its build', async () => {
    const { said, seen, looks, swap } = aWatch();
    seen.over = document.body.appendChild(document.createElement('aside'));
    await looks(6);
    expect(said).toEqual([`${BAD} perhaps page-covered`]);
    await swap('goodgood');
    await looks(6);
    expect(said).toEqual([`${BAD} perhaps page-covered`, 'reload']);
  });

  it('puts built-ins back, and knows a build’s function by its source', async () => {
    const { flat } = Array.prototype;
    const { said, looks } = aWatch(`const before = 1; x.flat = ${String(flatten)}`);
    Reflect.set(Array.prototype, 'flat', flatten);
    await looks(2);
    expect([said, Array.prototype.flat]).toEqual([[`${BAD} did built-ins-replaced`], flat]);
  });

  it('gives an extension its function back, and takes no build down for it', async () => {
    const { flat } = Array.prototype;
    const { said, looks } = aWatch('nothing of the kind');
    Reflect.set(Array.prototype, 'flat', flatten);
    await looks(4);
    expect([said, Array.prototype.flat]).toEqual([[`${BAD} perhaps built-ins-replaced`], flatten]);
    Reflect.set(Array.prototype, 'flat', flat);
  });

  it('looks at nothing in the background', async () => {
    const { said, seen, looks } = aWatch();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    seen.over = document.querySelector('[data-area]');
    await looks(20);
    expect(said).toEqual([]);
  });

  it('leaves the page alone once a build has been on screen for a minute', async () => {
    const { said, seen, looks } = aWatch();
    await jest.advanceTimersByTimeAsync(JUDGED_MS + 2 * LOOK_MS);
    seen.over = document.querySelector('[data-area]');
    await looks(20);
    expect([said, jest.getTimerCount()]).toEqual([[], 0]);
  });
});

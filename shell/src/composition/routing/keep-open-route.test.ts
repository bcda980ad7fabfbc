/** @jest-environment jsdom */
import type { Build, Registry } from '@tradefloor/release';
import { aBuild, aRoute, releasesOf } from '@tradefloor/release/sample-builds';
import { Subject } from 'rxjs';
import { keepOpenRoute } from './keep-open-route';
import { routeTable } from './route-table';

const OPEN = '/noticeList';
const marketWith = (build: string, ...paths: string[]) =>
  aBuild({ area: 'market', build, routes: paths.map(path => aRoute({ path })) });
const old = marketWith('oldoldold', '/', '/quotation', OPEN);
const next = marketWith('newnewnew', '/', '/quotation');
const spot = aBuild({ area: 'spot', build: 'spotspot', routes: [aRoute({ path: '/dealCenter' })] });

const registryOf = (market: Partial<Registry['areas'][string]> = {}): Registry => ({
  schema: 1,
  revision: 2,
  updated: '2026-11-20T10:00:00.000Z',
  areas: { market: { ...releasesOf([next, old]), ...market }, spot: releasesOf([spot]) },
});

function go(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

interface Given {
  readonly shown?: Build | null;
  readonly registry?: Registry;
  readonly failed?: readonly string[];
}

/** A tab at the notices, of the old build. */
function aTab({ shown = old, registry = registryOf(), failed = [] }: Given = {}) {
  window.history.replaceState(null, '', OPEN);
  const holds = new Set<symbol>();
  const changes = new Subject<void>();
  const lookAgain = jest.fn();
  const blocked = new Set(failed);
  const tab = { shown, submits: false, isTyped: false };
  const open = keepOpenRoute({
    page: window,
    registry: { current: () => registry, changes: new Subject(), start: () => () => null },
    readiness: () => (tab.submits ? 'no' : holds.size > 0 || tab.isTyped ? 'ask' : 'yes'),
    readinessChanges: changes,
    hold() {
      const mark = Symbol('hold');
      holds.add(mark);
      changes.next();
      return () => {
        if (holds.delete(mark)) changes.next();
      };
    },
    blocked,
    offered: () => [next, old].filter(({ build }) => !blocked.has(build)),
    shown: area => (area === 'market' ? tab.shown : null),
    lookAgain,
  });
  let table = routeTable([old, spot]);
  const heldAtEach: number[] = [];
  changes.subscribe(() => heldAtEach.push(holds.size));
  return Object.assign(tab, {
    lookAgain,
    heldAtEach,
    isHeld: () => holds.size > 0,
    leaving: () => open.leaving('market'),
    /** Another revision of the registry, whose builds are these. */
    follow(...builds: Build[]) {
      table = open.over(table, routeTable(builds));
    },
    areaAt: (path: string) => table(path)?.area ?? null,
    forget() {
      holds.clear();
      changes.next();
    },
  });
}

describe('a promote that takes the open address away (shell.open-route)', () => {
  it('leaves it to the build that has it, and is asked about', () => {
    const tab = aTab();
    tab.follow(next, spot);
    expect([tab.areaAt(OPEN), tab.areaAt('/'), tab.isHeld()]).toEqual(['market', 'market', true]);
    expect(tab.leaving()).toEqual(expect.any(Function));
    expect(tab.lookAgain).not.toHaveBeenCalled();
  });

  it('goes on when the user agrees: the next build is not drawn where it has nothing to draw', () => {
    const tab = aTab();
    tab.follow(next, spot);
    tab.leaving()?.();
    expect([tab.areaAt(OPEN), tab.isHeld()]).toEqual([null, true]);
    expect(tab.lookAgain).toHaveBeenCalledTimes(1);
  });

  it('comes when the user goes elsewhere in the area, and the address is no more', () => {
    const tab = aTab();
    tab.follow(next, spot);
    go(`${OPEN}?page=2`);
    expect(tab.isHeld()).toBe(true);
    go('/quotation');
    expect([tab.isHeld(), tab.leaving()]).toEqual([false, undefined]);
    expect(tab.areaAt(OPEN)).toBeNull();
  });

  it('replaces nothing in an area that is being left', () => {
    const tab = aTab();
    tab.follow(next, spot);
    go('/dealCenter');
    expect([tab.isHeld(), tab.leaving(), tab.areaAt(OPEN)]).toEqual([true, undefined, null]);
  });

  it('is held through further news without a moment in which it could be replaced', () => {
    const tab = aTab();
    tab.follow(next, spot);
    tab.follow(next, spot);
    expect([tab.areaAt(OPEN), tab.isHeld()]).toEqual(['market', true]);
    expect(Math.min(...tab.heldAtEach)).toBe(1);
  });

  it('asks nothing any more once the newest build has the address again', () => {
    const tab = aTab();
    tab.follow(next, spot);
    tab.follow(old, spot);
    expect([tab.areaAt(OPEN), tab.isHeld(), tab.leaving()]).toEqual(['market', false, undefined]);
  });

  it('asks as well where another area has taken it', () => {
    const tab = aTab();
    tab.follow(next, aBuild({ area: 'spot', build: 'spotnews', routes: [aRoute({ path: OPEN })] }));
    expect([tab.areaAt(OPEN), tab.isHeld()]).toEqual(['market', true]);
    tab.leaving()?.();
    expect(tab.areaAt(OPEN)).toBe('spot');
  });

  it('gives way when the build that stayed for it breaks', () => {
    const tab = aTab();
    tab.follow(next, spot);
    tab.shown = null;
    tab.forget();
    expect([tab.areaAt(OPEN), tab.leaving()]).toEqual([null, undefined]);
    expect(tab.lookAgain).toHaveBeenCalledTimes(1);
  });
});

describe('a blocked build', () => {
  it('keeps its page for what is typed there, and no longer', () => {
    const tab = Object.assign(aTab({ registry: registryOf({ blocked: [old.build] }) }), { isTyped: true });
    tab.follow(next, spot);
    expect([tab.areaAt(OPEN), tab.isHeld(), tab.leaving()]).toEqual(['market', false, expect.any(Function)]);
    tab.isTyped = false;
    tab.forget();
    expect([tab.areaAt(OPEN), tab.lookAgain.mock.calls.length]).toEqual([null, 1]);
  });

  it('that says for ever that it is sending lets go of its page when its user agrees', () => {
    const tab = Object.assign(aTab({ registry: registryOf({ blocked: [old.build] }) }), { submits: true });
    tab.follow(next, spot);
    expect(tab.areaAt(OPEN)).toBe('market');
    tab.leaving()?.();
    expect([tab.areaAt(OPEN), tab.lookAgain.mock.calls.length]).toEqual([null, 1]);
  });

  it('keeps nothing where it is blocked now', () => {
    const now = registryOf({ blocked: [old.build], leave: [old.build] });
    const tab = Object.assign(aTab({ registry: now }), { isTyped: true });
    tab.follow(next, spot);
    expect([tab.areaAt(OPEN), tab.leaving()]).toEqual([null, undefined]);
  });
});

describe('nobody is asked', () => {
  it.each<[string, Parameters<typeof aTab>[0]]>([
    ['by a promote with --now', { registry: registryOf({ now: next.build }) }],
    ['about a build that is blocked', { registry: registryOf({ blocked: [old.build] }) }],
    ['about a build that failed in this tab', { failed: [old.build] }],
    ['where nothing of the area is on screen', { shown: null }],
    ['where the whole area goes', { registry: { ...registryOf(), areas: { spot: releasesOf([spot]) } } }],
  ])('%s', (_, given) => {
    const tab = aTab(given);
    tab.follow(next, spot);
    expect([tab.areaAt(OPEN), tab.isHeld(), tab.leaving()]).toEqual([null, false, undefined]);
  });

  it('about an address that stays', () => {
    const tab = aTab();
    window.history.replaceState(null, '', '/quotation');
    tab.follow(next, spot);
    expect([tab.areaAt('/quotation'), tab.isHeld()]).toEqual(['market', false]);
  });

  it('but where --now was said of another build', () => {
    const tab = aTab({ registry: registryOf({ now: old.build }) });
    tab.follow(next, spot);
    expect(tab.isHeld()).toBe(true);
  });
});

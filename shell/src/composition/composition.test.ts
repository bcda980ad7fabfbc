/** @jest-environment jsdom */
import { fakePlatform } from '@tradefloor/platform/fake';
import { type AreaReleases, EMPTY_REGISTRY, type MenuEntry, type Registry } from '@tradefloor/release';
import { aBuild, aRoute, inAllLanguages, releasesOf } from '@tradefloor/release/sample-builds';
import { Subject } from 'rxjs';
import { compose } from './composition';
import { drawing, fakeFederation } from './testing/fake-federation';

const entry = (text: string): MenuEntry => ({
  to: `/${text}`,
  label: inAllLanguages(text),
  order: 1,
  hidden: false,
  place: 'header',
});
const old = aBuild({
  build: 'oldoldold',
  routes: [aRoute({ path: '/both' }), aRoute({ path: '/old' })],
  menu: [entry('old')],
});
const next = aBuild({
  build: 'newnewnew',
  routes: [aRoute({ path: '/both' }), aRoute({ path: '/new' })],
  menu: [entry('new')],
});
const mended = aBuild({ build: 'mendedone', routes: next.routes, menu: [entry('mended')] });
/** Its only build fails. */
const lever = aBuild({
  area: 'lever',
  build: 'leveronly',
  routes: [aRoute({ path: '/lever' })],
  menu: [entry('lever')],
});

const oldIsStable = releasesOf([next, old], { stable: old.build });
const nextIsStable = releasesOf([next, old], { stable: next.build, lastGood: [old.build] });

const mendedIsStable = releasesOf([mended, next, old], { stable: mended.build, lastGood: [next.build, old.build] });

const registryOf = (spot: AreaReleases): Registry => ({
  ...EMPTY_REGISTRY,
  areas: { spot, lever: releasesOf([lever], { stable: lever.build }) },
});
const failing = () => Promise.resolve(drawing('', { mount: () => Promise.reject(new Error('!')) }));

const visits: unknown[] = [];
jest.mock('./visits/late-visits', () => ({ lateVisits: () => (visit: unknown) => visits.push(visit) }));

/** There is one composition for a page: its built-ins are kept once. */
function aTab(first: AreaReleases) {
  const never = new Subject<never>();
  const unasked = new Subject<string>();
  const changes = new Subject<Registry>();
  let current = registryOf(first);
  const slot = document.createElement('main');
  const routes: string[] = [];
  const composition = compose({
    page: window,
    registry: { current: () => current, changes, start: () => () => null },
    federation: fakeFederation({ [next.build]: failing, [lever.build]: failing }).federation,
    platformVersion: '1.0.0',
    platformFor: () => fakePlatform(),
    readiness: () => 'yes',
    readinessChanges: never,
    hold: () => () => undefined,
    release: () => undefined,
    painted: new Promise(() => undefined),
    isUser: () => true,
    sessionChanges: never,
    askToSignIn: () => undefined,
    entered: () => undefined,
    unasked,
    report: () => undefined,
  });
  composition.start({
    slot,
    route: route => routes.push(route === 'not-found' ? route : route.path),
    loading: () => undefined,
    area: () => undefined,
    fault: () => undefined,
    askToReplace: () => undefined,
    askReload: () => undefined,
  });
  return {
    slot,
    unasked,
    /** What the address means. */
    route: () => routes.at(-1),
    menu: () => composition.menu.current().map(({ to }) => to),
    tell(releases: AreaReleases) {
      current = registryOf(releases);
      changes.next(current);
    },
    async go(to: string) {
      window.history.pushState(null, '', to);
      await settled();
    },
  };
}

/** All that is not a timer has happened. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('describes an area by the build that this tab runs, where the promoted one fails in it', async () => {
  window.history.replaceState(null, '', '/both');
  const tab = aTab(oldIsStable);
  await settled();
  tab.tell(nextIsStable);
  await settled();
  expect([tab.slot.textContent, tab.menu()]).toEqual([old.build, ['/old', '/lever']]);
  await tab.go('/old');
  expect([tab.route(), tab.slot.textContent]).toEqual(['/old', old.build]);
  await tab.go('/new');
  expect([tab.route(), tab.slot.textContent]).toEqual(['not-found', '']);

  tab.tell(nextIsStable);
  expect([tab.route(), tab.menu()]).toEqual(['not-found', ['/old', '/lever']]);
  tab.tell(mendedIsStable);
  await settled();
  expect([tab.route(), tab.slot.textContent, tab.menu()]).toEqual(['/new', mended.build, ['/mended', '/lever']]);

  // One that does harm is counted as one that broke, and leaves.
  visits.length = 0;
  tab.unasked.next('spot');
  await settled();
  expect(visits[0]).toEqual({ area: 'spot', build: mended.build, times: null });
  expect([tab.slot.textContent, tab.menu()]).toEqual(['', ['/old', '/lever']]);

  // Where none is left, the failing one has the address of its card.
  await tab.go('/lever');
  expect([tab.route(), tab.menu()]).toEqual(['/lever', ['/old', '/lever']]);
});

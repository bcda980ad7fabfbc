/** @jest-environment jsdom */
import { fakePlatform } from '@tradefloor/platform/fake';
import { type AreaReleases, EMPTY_REGISTRY, type Registry } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { Subject } from 'rxjs';
import { compose } from '../composition';
import { fakeFederation } from '../testing/fake-federation';
import type { Readiness } from '../stage/until-replaceable';

const build = aBuild({ area: 'account', build: 'onlyonly', parts: [{ name: 'form', expose: './part-form' }] });
const other = aBuild({ area: 'account', build: 'otherother' });
const stands = releasesOf([other, build], { stable: build.build });
const isGone = { ...stands, stable: null };
const isBlocked = { ...isGone, blocked: [build.build] };

jest.mock('../visits/late-visits', () => ({ lateVisits: () => () => undefined }));

/** One for the page. */
const tab = (() => {
  const never = new Subject<never>();
  const changes = new Subject<Registry>();
  const registryOf = (account: AreaReleases | null) => ({
    ...EMPTY_REGISTRY,
    areas: account === null ? {} : { account },
  });
  const fake = fakeFederation();
  let current: Registry = registryOf(stands);
  const asked: (() => void)[] = [];
  const given = { readiness: 'yes' as Readiness };
  const composed = compose({
    page: window,
    registry: { current: () => current, changes, start: () => () => null },
    federation: fake.federation,
    platformVersion: '1.0.0',
    platformFor: () => fakePlatform(),
    readiness: () => given.readiness,
    readinessChanges: never,
    hold: () => () => undefined,
    release: () => undefined,
    painted: new Promise(() => undefined),
    isUser: () => true,
    sessionChanges: never,
    askToSignIn: () => undefined,
    entered: () => undefined,
    unasked: never,
    report: () => undefined,
  });
  composed.start({
    slot: document.createElement('main'),
    route: () => undefined,
    loading: () => undefined,
    area: () => undefined,
    fault: () => undefined,
    askToReplace: (_, replace) => asked.push(replace),
    askReload: () => undefined,
  });
  return {
    parts: composed.parts,
    asked,
    given,
    purged: fake.purged,
    tell(account: AreaReleases | null) {
      current = registryOf(account);
      changes.next(current);
    },
  };
})();

const soon = () => new Promise(resolve => setTimeout(resolve));

describe('a part that no other build has', () => {
  it.each<[string, Readiness, AreaReleases | null, number]>([
    ['blocked, with nothing typed', 'yes', isBlocked, 0],
    ['blocked, with something typed: it is asked about', 'ask', isBlocked, 1],
    ['blocked now', 'ask', { ...isBlocked, leave: [build.build] }, 0],
    ['retired, with something typed', 'ask', isGone, 1],
    ['retired now', 'ask', null, 0],
  ])('goes where it is %s', async (_, readiness, told, questions) => {
    tab.tell(stands);
    tab.given.readiness = readiness;
    tab.asked.length = tab.purged.length = 0;
    const into = document.createElement('span');
    const lost = jest.fn();
    await tab.parts.mount('form', into, { side: 'buy' }, lost);
    tab.tell(told);
    await soon();
    expect(tab.asked).toHaveLength(questions);
    expect(into.textContent).toBe(questions === 0 ? '' : 'onlyonly buy');
    for (const agree of tab.asked) agree();
    await soon();
    expect(into).toBeEmptyDOMElement();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(tab.purged).toEqual([build.build]);
  });

  it('stays where nobody is given it any more, and it is not to blame', async () => {
    tab.tell(stands);
    const into = document.createElement('span');
    const badge = await tab.parts.mount('form', into, { side: 'buy' });
    tab.tell({ ...stands, stable: other.build });
    await soon();
    expect(into).toHaveTextContent('onlyonly buy');
    await badge.unmount();
  });
});

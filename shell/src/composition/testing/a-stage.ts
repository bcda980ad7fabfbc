import { fakePlatform } from '@tradefloor/platform/fake';
import type { AreaReleases } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { createStage } from '../stage/stage';
import { fakeFederation } from './fake-federation';
import { buildsFrom } from './untold';

export const OLD = 'oldoldold';
export const NEW = 'newnewnew';
export const builds = [aBuild({ build: NEW }), aBuild({ build: OLD })];
export const oldIsStable = releasesOf(builds, { stable: OLD });
export const newIsStable = releasesOf(builds, { stable: NEW, lastGood: [OLD] });

type Behaviour = Parameters<typeof fakeFederation>[0];

export function aStage(first: AreaReleases, behaviour: Behaviour = {}, platformVersion = '1.0.0') {
  let releases = first;
  const slot = document.createElement('main');
  const fake = fakeFederation(behaviour);
  const reported: unknown[] = [];
  const shown: string[] = [];
  let address = '/dealCenter';
  let pardons = 0;
  let retry = () => undefined as void;
  let mayReplace: () => Promise<void> = () => Promise.resolve();
  const stage = createStage(
    {
      area: 'spot',
      slot,
      platform: fakePlatform(),
      platformVersion,
      builds: buildsFrom(fake.federation),
      blocked: new Set(),
      harmOf: () => undefined,
      pardon: () => void (pardons += 1),
      entered: () => undefined,
      address: () => address,
      mayReplace: () => mayReplace(),
      keepPlace: () => null,
      release: () => undefined,
      visited: () => undefined,
      report: (_, context) => reported.push(context),
      show: {
        loading: () => shown.push('loading'),
        area: () => shown.push('area'),
        fault: (fault, again) => {
          shown.push(fault.kind);
          retry = again;
        },
      },
    },
    () => releases,
  );
  return {
    ...fake,
    stage,
    slot,
    reported,
    shown,
    retry: () => retry(),
    /** How often what builds did was forgiven. */
    pardons: () => pardons,
    hold: (until: Promise<void>) => {
      mayReplace = () => until;
    },
    /** To another of its addresses. */
    go: (to: string) => {
      address = to;
      stage.arrive();
    },
    release: (next: AreaReleases) => {
      releases = next;
      stage.update();
    },
  };
}

/** All that is not a timer has happened. */
export const settled = () => jest.advanceTimersByTimeAsync(0);

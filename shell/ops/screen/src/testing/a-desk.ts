import { asInstant } from '@tradefloor/contract';
import {
  type AreaStanding,
  blockBuild,
  type Job,
  promoteBuild,
  readProspect,
  readStanding,
  readWayBack,
  rollBackAll,
  rollBackArea,
  type Standing,
} from '@tradefloor/contract/desk';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';

export const AT = asInstant(Date.UTC(2026, 10, 20, 10));
const PASSED = { at: AT, by: 'kim', counts: true, findings: [] };
/** From a gate of before it said anything but English. */
export const FINDING = {
  rule: 'nothing-fails',
  place: '/dealCenter',
  figure: '2 errors',
  cure: 'Mend them.',
  said: null,
};
export const GATE_REFUSES = {
  kind: 'refused',
  message: 'The gate refuses spot cccc',
  findings: [FINDING],
  said: [],
} as const;
/** Of a build that changes nothing for anybody. */
export const UNCHANGED = {
  goneAddresses: [],
  goneParts: [],
  goneCalls: [],
  newCalls: [],
  objection: '',
  objectionSaid: null,
  gate: null,
};
/** Of an entry of the history that is as it was signed. */
export const SOUND = { flaw: '', flawSaid: null };
const FIGURES = { tabs: 17, visits: 40, failed: 1, faults: 3, loadMs: 120, mountMs: 80, longestTaskMs: 60 };
const build = (id: string, state: AreaStanding['builds'][number]['state']) => ({
  id,
  state,
  version: '1.0.0',
  platform: '^1.3.0',
  publishedAt: AT,
  figures: state === 'stable' ? { ...FIGURES, lcpMs: 900, inpMs: 48, clsThousandths: 12 } : null,
});
export const SPOT: AreaStanding = {
  name: 'spot',
  stable: 'bbbb',
  lastGood: ['aaaa'],
  canary: null,
  decided: { revision: 6, at: AT, by: 'kim@tradefloor.test', why: 'a faster book', whySaid: null, isAltered: false },
  builds: [build('cccc', 'published'), build('bbbb', 'stable'), build('aaaa', 'last-good')],
};
export const JOB: Job = {
  id: '1',
  command: 'promote',
  area: 'spot',
  build: 'cccc',
  by: 'kim@tradefloor.test',
  why: '',
  at: AT,
  state: 'done',
  lines: ['spot cccc is stable'],
  linesSaid: [],
  refusal: null,
  revision: 8,
  step: null,
  looks: [],
};
const GATEWAY = { address: 'http://one:8080', isUp: true, isReady: true, lacks: [], revision: 7, tabs: 12 };

/** A desk that does whatever it is asked, for an operator. */
export function aDesk(change: Partial<Standing> = {}, language: 'en' | 'spa' = 'en') {
  const platform = fakePlatform({ language });
  known(platform, { isOperator: true });
  platform.answer(readStanding, {
    revision: 7,
    writtenAt: AT,
    store: '/srv/releases',
    isGateOn: true,
    areas: [SPOT],
    problems: [],
    problemsSaid: [],
    jobs: [],
    gateways: [{ ...GATEWAY, store: 'readable', storeSaid: [], isSigned: true, exchange: 'reachable' }],
    ...change,
  });
  const gone = { ...UNCHANGED, goneAddresses: ['/old'], goneCalls: null, newCalls: ['POST /api/wallet/out'] };
  platform.answer(readProspect, ({ area, build: id }) => ({ ...gone, area, build: id, gate: PASSED }));
  const back = { area: 'spot', kind: 'stable', build: 'aaaa', before: 'bbbb', percent: '' } as const;
  platform.answer(readWayBack, ({ revision }) => ({ revision, changes: [back], objection: '', objectionSaid: null }));
  platform.answer(promoteBuild, JOB);
  platform.answer(rollBackArea, JOB);
  platform.answer(blockBuild, JOB);
  platform.answer(rollBackAll, JOB);
  return platform;
}

import { asInstant } from '@tradefloor/contract';
import type { BuildFigures, Standing } from '@tradefloor/contract/desk';
import { AT, JOB, SPOT } from '../testing/a-desk';
import { concernsIn, lastDecided } from './concerns';

const gateway = {
  address: 'http://one:8080',
  isUp: true,
  isReady: true,
  lacks: [],
  revision: 7,
  tabs: 12,
  store: 'readable',
  storeSaid: [],
  isSigned: true,
  exchange: 'reachable',
};
const standing: Standing = {
  revision: 7,
  writtenAt: AT,
  store: '/srv/releases',
  isGateOn: true,
  areas: [SPOT],
  problems: [],
  problemsSaid: [],
  jobs: [],
  gateways: [gateway],
};
const LATER = AT + 60_000;
const kinds = (change: Partial<Standing>, now = LATER) =>
  concernsIn({ ...standing, ...change }, now).map(({ kind }) => kind);

it('finds nothing where all is well', () => {
  expect(kinds({})).toEqual([]);
});

it('finds gateways that are away, not ready, without store or exchange, or behind once they had the time', () => {
  const of = (change: Partial<typeof gateway>) => ({ gateways: [{ ...gateway, ...change }] });
  expect(kinds(of({ isUp: false, isReady: false, store: '' }))).toEqual(['away']);
  expect(kinds(of({ isReady: false }))).toEqual(['unready']);
  expect(kinds(of({ store: 'torn', exchange: 'unreachable' }))).toEqual(['storeAway', 'exchangeAway']);
  expect(kinds(of({ revision: 6 }))).toEqual(['behind']);
  expect(kinds(of({ revision: 6 }), AT + 5_000)).toEqual([]);
});

it('finds builds that people get and that fail for one of twenty, once enough have come', () => {
  const figures = SPOT.builds.find(({ state }) => state === 'stable')?.figures ?? null;
  const failing = (told: Partial<BuildFigures>, state: 'stable' | 'canary' | 'last-good') => {
    const builds = SPOT.builds.map(each => ({ ...each, state, figures: figures && { ...figures, ...told } }));
    return kinds({ areas: [{ ...SPOT, builds: builds.slice(0, 1) }] });
  };
  expect(failing({ visits: 40, failed: 2 }, 'stable')).toEqual(['failing']);
  expect(failing({ visits: 40, failed: 2 }, 'canary')).toEqual(['failing']);
  expect(failing({ visits: 41, failed: 2 }, 'stable')).toEqual([]);
  expect(failing({ visits: 19, failed: 19 }, 'stable')).toEqual([]);
  expect(failing({ visits: 40, failed: 40 }, 'last-good')).toEqual([]);
});

it('finds a canary that is likely to be worse', () => {
  const side = { visits: 20, failed: 0, slow: 0, stuck: 0 };
  const look = { at: AT, percent: '10', tried: side, stable: side, against: null, surePerMille: 700 };
  const watch = { ...JOB, command: 'canary', build: '', state: 'running' as const, looks: [look] };
  const canary = { build: 'cccc', percent: '10', until: AT, isWatched: true };
  expect(kinds({ areas: [{ ...SPOT, canary }], jobs: [watch] })).toEqual(['canary']);
  expect(kinds({ areas: [SPOT], jobs: [watch] })).toEqual([]);
});

it('finds an area whose last change is told otherwise than it was signed', () => {
  const told = (isAltered: boolean) => SPOT.decided && { ...SPOT.decided, isAltered };
  expect(kinds({ areas: [{ ...SPOT, decided: told(true) }, SPOT] })).toEqual(['altered']);
});

it('knows what was decided last, of several areas at once too', () => {
  const decided = (revision: number) => ({
    revision,
    at: asInstant(AT),
    by: 'kim',
    why: '',
    whySaid: null,
    isAltered: false,
  });
  const of = (name: string, revision: number) => ({ ...SPOT, name, decided: decided(revision) });
  const names = (...areas: (typeof SPOT)[]) => lastDecided(areas).map(({ name }) => name);
  expect(names(of('spot', 4), of('wallet', 9), of('lever', 9), { ...SPOT, name: 'c2c', decided: null })).toEqual([
    'wallet',
    'lever',
  ]);
  expect(names()).toEqual([]);
});

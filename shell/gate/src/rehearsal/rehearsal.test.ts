import { aBuild, aRoute, releasesOf } from '@tradefloor/release/sample-builds';
import { readRegistry } from '@tradefloor/release';
import { newestRegistry } from '@tradefloor/release/folder';
import { aShellJson } from '@tradefloor/release/sample-builds';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type Candidate, stableOf } from './candidate';
import { EMPTY_ROOM } from './empty-room';
import { leaving } from '../sample-observed';
import { grown } from './growth';
import { setByScripts, together } from './left-in';
import { pointed } from './pointed';
import { waysOf } from './rehearse';
import { scratchStore } from './scratch-store';
import { addressOf } from './visit';

const stable = aBuild({ area: 'spot', build: 'aaaa1111' });
const candidate = aBuild({
  area: 'spot',
  build: 'bbbb2222',
  routes: [aRoute({ path: '/open' }), aRoute({ path: '/open/too' }), aRoute({ path: '/own', access: 'user' })],
});
const other = aBuild({ area: 'lever', build: 'cccc3333' });
const given: Candidate = {
  build: candidate,
  registry: {
    schema: 1,
    revision: 7,
    updated: '2026-11-20T10:00:00.000Z',
    areas: {
      spot: releasesOf([candidate, stable], { stable: stable.build }),
      lever: releasesOf([other, aBuild({ area: 'lever', build: 'dddd4444' })], { stable: other.build }),
    },
  },
  folderOf: () => tmpdir(),
  shell: aShellJson(),
  shellFolder: tmpdir(),
  exchange: 'http://127.0.0.1:1',
  state: tmpdir(),
};

it('goes as a member to what is theirs and to the first screen, then as a guest where everybody may', () => {
  const routes = waysOf(given).map(way => [way.as, way.routes.map(({ path }) => path)]);
  expect(routes).toEqual([
    ['member', ['/own', '/open']],
    ['guest', ['/open', '/open/too']],
  ]);
});

it.each([
  ['/', '/'],
  ['/quotation/:pair', '/quotation/1'],
  ['/help/:topic?/*', '/help/1'],
  ['/list/old?', '/list/old'],
])('opens %s at %s', (path, address) => expect(addressOf({ path })).toBe(address));

it('has a store of its own, with the candidate beside what else is stable, and nothing to fall back to', async () => {
  const store = await scratchStore(given);
  const areasNow = async () => readRegistry((await newestRegistry(store.folder))?.document).registry.areas;
  await store.point(candidate);
  const areas = await areasNow();
  expect(Object.keys(areas).toSorted()).toEqual([EMPTY_ROOM.area, 'lever', 'spot']);
  expect(areas['spot']).toMatchObject({
    builds: [{ build: 'bbbb2222' }],
    stable: 'bbbb2222',
    now: 'bbbb2222',
    lastGood: [],
  });
  expect(areas['lever']?.builds.map(({ build }) => build)).toEqual(['cccc3333']);
  // As an operator promotes: who has typed is asked first.
  await store.point(candidate, 'promoted');
  expect((await areasNow())['spot']).not.toHaveProperty('now');
  await store.point(null);
  expect(Object.keys(await areasNow())).not.toContain('spot');
  await store.remove();
  await expect(access(store.folder)).rejects.toThrow('ENOENT');
});

it('counts what a build takes from when the tab was told of it', async () => {
  const order: string[] = [];
  let told = 6;
  const store = { point: () => Promise.resolve(7) };
  const counting = pointed({ told: () => told }, store, candidate).then(() => order.push('counted'));
  await new Promise(setImmediate);
  order.push('told');
  told = 7;
  await counting;
  expect(order).toEqual(['told', 'counted']);
});

it('swaps with the stable build, unless it is that one itself', () => {
  expect(stableOf(given)?.build).toBe('aaaa1111');
  expect(stableOf({ ...given, build: stable })).toBeNull();
});

it('counts as grown what comes with each mount, and not what comes once', () => {
  const held = (nodes: number, listeners: number, resizes: number, clicks: number) => ({
    nodes,
    listeners,
    memoryKB: nodes * 10,
    named: new Map([
      ['window resize', resizes],
      ['document click', clicks],
    ]),
  });
  expect(grown('/', held(100, 50, 2, 5), held(160, 53, 8, 6))).toEqual({
    route: '/',
    mounts: 3,
    nodes: 20,
    listeners: 1,
    memoryKB: 200,
    named: ['2 × window resize'],
  });
});

it('takes for the shell’s no cookie that is only called like one, nor one that is filled up', () => {
  const kept = (name: string, value: string, httpOnly = false) => ({ name, value, httpOnly });
  const shells = [kept('tf_lang', 'hk'), kept('tf_theme', 'night'), kept('tf_draw', '9999')];
  expect(setByScripts([...shells, kept('tf_device', 'x'.repeat(200), true)])).toEqual([]);
  const full = 'x'.repeat(3_800);
  expect(setByScripts([kept('tf_lang', full), kept('tf_c0', full), kept('mine', '1'), kept('mine', '1')])).toEqual([
    'tf_lang',
    'tf_c0',
    'mine',
  ]);
});

it('counts what the longest look has found of cookies and threads, too', () => {
  const left = leaving({}).walks[0]?.left ?? null;
  const more = left && { ...left, cookies: ['late'], workers: ['/builds/spot/bbbb2222/late.js'] };
  expect(together(left, more)).toMatchObject({ cookies: ['late'], workers: ['/builds/spot/bbbb2222/late.js'] });
});

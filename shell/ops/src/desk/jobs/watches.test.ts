import { beginCanary, endCanary, listRevisions, readStanding } from '@tradefloor/contract/desk';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../../sample-operator';
import { SampleDesk } from '../sample-desk';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';

let kim: SampleOperator;
let desk: SampleDesk;
/** What the gateway says from the next look on. */
let fails = false;

beforeEach(async () => {
  fails = false;
  kim = await SampleOperator.arrive();
  kim.env['GATEWAYS'] = 'http://one:8080';
  await kim.publishes(OLD, NEW);
  await kim.does(`promote spot ${OLD}`);
  let [whole, failed] = [100, 0];
  kim.whilePaused = () => {
    whole += 90;
    failed += fails ? 6 : 0;
    kim.gateways.set('one:8080', said(whole, failed));
  };
  desk = await SampleDesk.open(kim);
});
afterEach(async () => {
  await desk.close();
  await kim.leave();
});

function said(whole: number, failed: number): string {
  const of = (build: string, end: string) => `tradefloor_build_visits_total{area="spot",build="${build}",end="${end}"}`;
  return `${of(OLD, 'whole')} ${whole}\n${of(NEW, 'failed')} ${failed}`;
}

const CANARY = { area: 'spot', build: NEW, ifRevision: 3, percent: '10', visits: 100_000, why: 'to see' };
const spot = async () => (await desk.answer(readStanding, {})).areas[0];
const watching = async () =>
  (await desk.answer(readStanding, {})).jobs.find(({ command, lines }) => command === 'canary' && lines.length > 1);

async function until(isSo: () => Promise<unknown>): Promise<void> {
  while (!(await isSo()));
}

it('a canary that was begun here is watched here, and taken back when nobody looks', async () => {
  const job = await desk.job(beginCanary, CANARY);
  expect(job).toMatchObject({ state: 'done', revision: 4 });
  expect((await spot())?.canary).toMatchObject({ build: NEW, percent: '10', isWatched: true });
  fails = true;
  await until(async () => (await spot())?.canary === null);
  await until(async () => (await watching())?.state === 'done');
  const ended = await watching();
  expect(ended?.lines.at(-1)).toContain('is taken back (revision 5)');
  expect(ended?.looks.at(-1)).toMatchObject({ against: 'failed', percent: '10', tried: { failed: 6 } });
  const seen = { key: 'canary.seen', values: expect.objectContaining({ count: 6, failed: 6, stableFailed: 0 }) };
  const why = { key: 'canary.worse.failed', values: { seen, sure: expect.any(Number) } };
  expect(ended?.linesSaid.at(-1)).toMatchObject({ key: 'canary.takenBack', values: { revision: '5', why } });
  const { rows } = await desk.answer(listRevisions, {});
  expect(rows[0]).toMatchObject({ revision: 5, why: expect.stringContaining('worse by failed'), whySaid: why });
});

it('is watched on by the desk that comes after', async () => {
  await desk.job(beginCanary, CANARY);
  await desk.end();
  expect((await kim.pointers('spot')).canary).toMatchObject({ build: NEW });
  await desk.start();
  expect((await spot())?.canary).toMatchObject({ isWatched: true });
  fails = true;
  await until(async () => (await spot())?.canary === null);
});

it.each(['{"spot":', 'null'])('keeps no desk from its work where what was written down of it is %s', async torn => {
  await desk.end();
  await writeFile(path.join(kim.root, '.tradefloor', 'ops', 'canaries.json'), torn);
  await desk.start();
  await desk.job(beginCanary, CANARY);
  await desk.end();
  await desk.start();
  expect((await spot())?.canary).toMatchObject({ isWatched: true });
});

it('is ended by whoever says so', async () => {
  await desk.job(beginCanary, CANARY);
  expect(await desk.job(endCanary, { area: 'spot', ifRevision: 4 })).toMatchObject({ state: 'done', revision: 5 });
  await until(async () => (await watching())?.lines.at(-1)?.includes('is no longer tried'));
});

import {
  blockBuild,
  listRevisions,
  promoteBuild,
  readProspect,
  readStanding,
  rollBackAll,
  rollBackArea,
  unblockBuild,
} from '@tradefloor/contract/desk';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { sampleVerdict } from '../signing/sample-verdict';
import { keepSigned } from '../signing/verdicts';
import { openFolderStore } from '../store/folder-store';
import { MEMBER, SampleDesk } from './sample-desk';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';
const OF_NEW = { area: 'spot', build: NEW };

let kim: SampleOperator;
let desk: SampleDesk;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  kim.env['GATEWAYS'] = 'http://one:8080';
  await kim.publishes(OLD, NEW);
  await kim.does(`promote spot ${OLD} --why first`);
  desk = await SampleDesk.open(kim);
});
afterEach(async () => {
  await desk.close();
  await kim.leave();
});

const revision = async () => (await kim.registry()).revision;

describe('whoever is no operator', () => {
  it.each([
    ['a guest', null, { kind: 'session-over' }],
    ['who has a token that ended', 'an-old-token', { kind: 'session-over' }],
    ['a member', MEMBER, { kind: 'refused', message: 'There is nothing at this address.' }],
  ])('%s gets no data, and writes nothing', async (_, token, outcome) => {
    expect(await desk.calls(readStanding, {}, token)).toMatchObject(outcome);
    expect(await desk.calls(listRevisions, {}, token)).toMatchObject(outcome);
    expect(await desk.calls(promoteBuild, { ...OF_NEW, ifRevision: 3, now: true }, token)).toMatchObject(outcome);
    expect(await revision()).toBe(3);
  });

  it('is not known while the exchange is away, and nobody is let in', async () => {
    await desk.endExchange();
    const { status, said } = await desk.asks('GET', '/ops/api/standing', null, { authorization: MEMBER });
    expect([status, said]).toEqual([503, expect.stringContaining('The exchange does not answer')]);
  });
});

describe('what stands', () => {
  it('tells of each build where it stands and how it does, and who made the stable one stable', async () => {
    const of = `area="spot",build="${OLD}"`;
    const lines = [
      'tradefloor_open_tabs 7',
      `tradefloor_build_tabs{${of}} 5`,
      `tradefloor_build_visits_total{${of},end="whole"} 30`,
      `tradefloor_build_visits_total{${of},end="failed"} 2`,
      `tradefloor_build_mount_seconds_bucket{le="0.2",${of}} 10`,
      `tradefloor_build_mount_seconds_bucket{le="0.4",${of}} 30`,
      `tradefloor_build_mount_seconds_bucket{le="+Inf",${of}} 32`,
      `tradefloor_build_cls_bucket{le="0.1",${of}} 4`,
      `tradefloor_build_cls_bucket{le="+Inf",${of}} 4`,
    ];
    kim.gateways.set('one:8080', lines.join('\n'));
    const standing = await desk.answer(readStanding, {});
    expect(standing).toMatchObject({ revision: 3, isGateOn: false, store: kim.store, problems: [] });
    expect(standing.gateways).toMatchObject([{ address: 'http://one:8080', isUp: true, isReady: true, tabs: 7 }]);
    const [spot] = standing.areas;
    expect(spot).toMatchObject({ name: 'spot', stable: OLD, decided: { revision: 3, by: 'kim', why: 'first' } });
    expect(spot?.builds.map(({ id, state }) => [id, state])).toEqual([
      [NEW, 'published'],
      [OLD, 'stable'],
    ]);
    expect(spot?.builds[1]?.figures).toMatchObject({
      tabs: 5,
      visits: 32,
      failed: 2,
      faults: 0,
      clsThousandths: 75,
      lcpMs: null,
    });
    // Three quarters of 32 are 24: fourteen of the twenty between 0.2 and 0.4.
    expect(spot?.builds[1]?.figures?.mountMs).toBe(340);
    expect(spot?.builds[0]?.figures).toBeNull();
  });

  it('says so where no gateway answers', async () => {
    expect((await desk.answer(readStanding, {})).gateways).toMatchObject([{ isUp: false, tabs: null }]);
  });

  it('names what would go with a promote, and what the gate had found', async () => {
    const { goneAddresses, goneParts, goneCalls, newCalls, objection, gate } = await desk.answer(readProspect, OF_NEW);
    expect([goneAddresses, goneParts, objection, gate]).toEqual([[], [], '', null]);
    // Neither says what it calls.
    expect([goneCalls, newCalls]).toEqual([null, null]);
    await keepsFinding();
    expect((await desk.answer(readProspect, OF_NEW)).gate).toMatchObject({ counts: true, findings: [FINDING] });
  });
});

const GLOBAL = { key: 'figure.global', values: { name: 'helper' } };
const SAID = { place: GLOBAL, figure: GLOBAL, cure: GLOBAL };
const FINDING = { rule: 'nothing-fails', place: '/dealCenter', figure: '2 errors', cure: 'Mend them.', said: SAID };

async function keepsFinding(): Promise<void> {
  const verdict = { ...sampleVerdict(await kim.built('spot', NEW)), shell: 'any', by: 'kim', findings: [FINDING] };
  await keepSigned(verdict, openFolderStore(kim.store), kim.signing);
}

describe('a write', () => {
  it('is the command’s own, under the member’s name, with its reason', async () => {
    const job = await desk.job(promoteBuild, { ...OF_NEW, ifRevision: 3, now: false, why: '--now, they said' });
    expect(job).toMatchObject({ command: 'promote', state: 'done', by: 'kim@tradefloor.test', revision: 4 });
    expect(job.lines[0]).toBe(`spot ${NEW} is stable, after ${OLD} (revision 4).`);
    const values = { ...OF_NEW, before: OLD, revision: '4' };
    expect(job.linesSaid[0]).toEqual({ key: 'done.stable.after', values });
    const { rows, total } = await desk.answer(listRevisions, {});
    const [newest, before] = rows;
    expect(total).toBe(4);
    expect(newest).toMatchObject({
      revision: 4,
      by: 'kim@tradefloor.test',
      why: '--now, they said',
      command: `promote spot ${NEW} --if-revision=3 --why=--now, they said`,
      changes: [{ area: 'spot', kind: 'stable', build: NEW, before: OLD }],
    });
    expect(before?.changes).toMatchObject([{ kind: 'stable', build: OLD, before: '' }]);
    expect(await desk.answer(listRevisions, { page: 2 })).toEqual({ rows: [], total: 4 });
  });

  it('decides on what was looked at, and on nothing else', async () => {
    const job = await desk.job(promoteBuild, { ...OF_NEW, ifRevision: 2, now: false });
    const said = [{ key: 'refused.conflict', values: { revision: '3', wanted: '2' } }];
    expect(job).toMatchObject({ state: 'refused', refusal: { kind: 'conflict', findings: [], said } });
    expect(await revision()).toBe(3);
  });

  it('is refused by the gate rule by rule, and done without one for a reason', async () => {
    await keepsFinding();
    const written = { ...OF_NEW, ifRevision: 3, now: false };
    const job = await desk.job(promoteBuild, written);
    expect(job).toMatchObject({ state: 'refused', refusal: { kind: 'refused', findings: [FINDING] } });
    const unexplained = await desk.job(promoteBuild, { ...written, without: 'nothing-fails' });
    expect(unexplained).toMatchObject({ state: 'refused', refusal: { kind: 'usage' } });
    const explained = await desk.job(promoteBuild, { ...written, without: 'nothing-fails', why: 'known' });
    expect(explained).toMatchObject({ state: 'done', revision: 4 });
    const { rows } = await desk.answer(listRevisions, {});
    const values = { at: '2026-11-20T09:30:00.000Z', by: 'kim', rules: 'nothing-fails' };
    expect(rows[0]).toMatchObject({
      gate: 'passed the gate on 2026-11-20 09:30, looked at by kim, without nothing-fails',
      gateSaid: [{ key: 'promote.waived', values }],
    });
    expect(rows[1]).toMatchObject({ gateSaid: [{ key: 'promote.unlooked', values: {} }] });
  });

  it('is refused in no language, with every reason of the reason', async () => {
    await kim.does(`promote spot ${NEW}`);
    await rm(path.join(kim.store, 'builds', 'spot', OLD), { recursive: true });
    const lost = { key: 'unfit.lost', values: { loss: { key: 'loss.folder', values: {} } } };
    expect(await desk.answer(readProspect, { area: 'spot', build: OLD })).toMatchObject({
      objection: 'is not in the store as it was published (its folder is gone): publish it again',
      objectionSaid: lost,
    });
    const job = await desk.job(rollBackAll, { revision: 3, ifRevision: 4, now: false });
    const values = { revision: '3', area: 'spot', build: OLD, why: lost };
    expect(job.refusal).toMatchObject({
      message: `Revision 3 has spot at ${OLD}, which is not in the store as it was published (its folder is gone): publish it again.`,
      said: [{ key: 'refused.unfit.then', values }],
    });
  });

  it('goes back, blocks, and allows again', async () => {
    await desk.job(promoteBuild, { ...OF_NEW, ifRevision: 3, now: true });
    expect(await desk.job(rollBackArea, { area: 'spot', ifRevision: 4, now: false })).toMatchObject({ revision: 5 });
    await desk.job(blockBuild, { ...OF_NEW, ifRevision: 5, now: false, reload: true });
    expect(await kim.pointers('spot')).toMatchObject({ stable: OLD, blocked: [NEW], reload: [NEW] });
    await desk.job(unblockBuild, { ...OF_NEW, ifRevision: 6 });
    await desk.job(rollBackAll, { revision: 4, ifRevision: 7, now: false, why: 'it was right' });
    expect(await kim.pointers('spot')).toMatchObject({ stable: NEW, blocked: [] });
  });

  it.each([
    ['a name that is none', 'area=../x&build=aaaa1111&if_revision=3', 400],
    ['no revision', 'area=spot&build=aaaa1111', 400],
    ['a body without end', `area=spot&why=${'x'.repeat(9_000)}`, 413],
  ])('is not begun by %s', async (_, body, expected) => {
    const headers = { authorization: 'a-token-of-kim', 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await desk.asks('POST', '/ops/api/promote', body, headers);
    expect(status).toBe(expected);
    expect(await revision()).toBe(3);
  });
});

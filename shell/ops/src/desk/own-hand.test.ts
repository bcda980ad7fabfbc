import {
  beginCanary,
  blockBuild,
  endCanary,
  type Job,
  listRevisions,
  promoteBuild,
  readStanding,
  rollBackAll,
  rollBackArea,
  unblockBuild,
} from '@tradefloor/contract/desk';
import { SampleOperator } from '../sample-operator';
import { FUND_PASSWORD, GUARDED, SampleDesk } from './sample-desk';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';
const OF_NEW = { area: 'spot', build: NEW };

let kim: SampleOperator;
let desk: SampleDesk;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(OLD, NEW);
  await kim.does(`promote spot ${OLD}`);
  desk = await SampleDesk.open(kim);
});
afterEach(async () => {
  await desk.close();
  await kim.leave();
});

const revision = async () => (await kim.registry()).revision;
const wish = { ...OF_NEW, ifRevision: 3, now: false };
const notProven = { kind: 'refused', message: 'Own hand, in en.' };

describe('an operator who has set a fund password (wallet.own-hand)', () => {
  it.each([
    ['promotes', promoteBuild, wish],
    ['goes back to a revision', rollBackAll, { revision: 2, ifRevision: 3, now: false }],
    ['blocks', blockBuild, { ...wish, reload: false }],
    ['allows', unblockBuild, wish],
    ['begins a canary', beginCanary, { ...wish, percent: '10' }],
  ] as const)('%s by it, and not by a token alone', async (_, call, payload) => {
    // Each takes its own wish: a list cannot say so.
    const asks = (proofs: object) => desk.calls<object, Job>(call, { ...payload, ...proofs }, GUARDED);
    expect(await asks({})).toEqual({ ...notProven, wireType: 'error' });
    expect(await asks({ fundPassword: '000000' })).toMatchObject(notProven);
    expect(await desk.answer(readStanding, {})).toMatchObject({ revision: 3, jobs: [] });
    expect(await asks({ fundPassword: FUND_PASSWORD })).toMatchObject({ kind: 'ok' });
  });

  it('leaves it out of the history and of what is under way', async () => {
    const job = await desk.job(promoteBuild, { ...wish, fundPassword: FUND_PASSWORD }, GUARDED);
    expect(job).toMatchObject({ state: 'done', revision: 4 });
    const told = JSON.stringify([await desk.answer(listRevisions, {}), await desk.answer(readStanding, {})]);
    expect(told).toContain('lee@tradefloor.test');
    expect(told).not.toContain(FUND_PASSWORD);
  });

  it('goes back to what was there before, and ends a canary, without', async () => {
    await desk.job(promoteBuild, wish);
    const back = { area: 'spot', ifRevision: 4, now: false };
    expect(await desk.calls(rollBackArea, back, GUARDED)).toMatchObject({ kind: 'ok' });
    expect(await desk.calls(endCanary, { area: 'spot', ifRevision: 5 }, GUARDED)).toMatchObject({ kind: 'ok' });
  });

  it('puts no build before people by going back to it that they never had', async () => {
    const job = await desk.job(rollBackArea, { area: 'spot', to: NEW, ifRevision: 3, now: false }, GUARDED);
    expect(job).toMatchObject({ state: 'refused', refusal: { said: [{ values: { build: NEW } }] } });
    expect(await kim.pointers('spot')).toMatchObject({ stable: OLD });
  });

  it('writes nothing while the exchange cannot be asked', async () => {
    desk.proofs = 'lost';
    expect(await desk.calls(promoteBuild, wish)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('The exchange does not answer'),
    });
    expect(await revision()).toBe(3);
  });

  it('of an exchange that has no such call is an operator by the role alone', async () => {
    desk.proofs = 'unknown';
    expect(await desk.calls(promoteBuild, wish, GUARDED)).toMatchObject({ kind: 'ok' });
  });
});

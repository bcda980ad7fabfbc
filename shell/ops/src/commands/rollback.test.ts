import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';
const C = 'abcd3333';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

describe('rollback', () => {
  beforeEach(async () => {
    await kim.publishes(A, B, C);
    for (const build of [A, B, C]) await kim.does(`promote spot ${build}`);
  });

  it('goes back to the last good build, and does not keep the bad one to fall back to', async () => {
    expect(await kim.does('rollback spot --now')).toContain(`spot ${B} is stable, back from ${C} (revision 7).`);
    expect(await kim.pointers('spot')).toEqual({ stable: B, lastGood: [A], blocked: [], now: B });
  });

  it('goes back once, however often it is typed, when it names the build to leave', async () => {
    expect((await kim.types('rollback spot')).err).toContain(`type: ops rollback spot --from ${C}`);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await kim.does(`rollback spot --from ${C}`)).toContain(`spot ${B} is already stable.`);
    expect(await kim.registry()).toMatchObject({ revision: 7 });
    expect(await kim.does(`rollback spot --from ${B}`)).toContain(`spot ${A} is stable, back from ${B} (revision 8).`);
    expect(await kim.types('rollback spot --from zzzz')).toMatchObject({ exit: 1 });
  });

  it('asks no form any more where it was done already, and is typed again with --now', async () => {
    await kim.does('rollback spot');
    for (const line of [`rollback spot --from ${C} --now`, `rollback spot --to ${B} --now`]) {
      await kim.does(line);
      expect(await kim.pointers('spot')).toEqual({ stable: B, lastGood: [A], blocked: [], now: B });
    }
    expect(await kim.registry()).toMatchObject({ revision: 8 });
    await kim.does(`promote spot ${C}`);
    // Another was promoted over it since: nobody went back.
    await kim.does(`rollback spot --from ${B} --now`);
    expect(await kim.pointers('spot')).toEqual({ stable: C, lastGood: [B, A], blocked: [] });
  });

  it('goes back to the one that is named', async () => {
    await kim.does('rollback spot --to aaaa');
    expect(await kim.pointers('spot')).toEqual({ stable: A, lastGood: [], blocked: [] });
  });

  it('goes back to what people had alone: whatever else is published passes the gate by a promote', async () => {
    await kim.publishes('dddd4444');
    const { exit, err } = await kim.types('rollback spot --to dddd');
    expect([exit, err]).toEqual([1, expect.stringContaining('spot dddd4444 is none of the area')]);
    expect(await kim.pointers('spot')).toEqual({ stable: C, lastGood: [B, A], blocked: [] });
    await kim.does('rollback spot');
    expect(await kim.types(`rollback spot --to ${C}`)).toMatchObject({ exit: 1 });
  });

  it('names the calls of the exchange that go with the build that is left, and those that come', async () => {
    await kim.does(`publish ${await kim.builds({ build: 'dddd4444', calls: ['GET /api/list'] })} --promote`);
    await kim.does(`publish ${await kim.builds({ build: 'eeee5555', calls: ['POST /api/out'] })} --promote`);
    const said = await kim.does('rollback spot');
    expect(said).toContain('Goes with it: the call POST /api/out.');
    expect(said).toContain('Comes with it: the call GET /api/list.');
    // Gone back to it already: nothing goes.
    expect(await kim.does('rollback spot --to dddd4444')).not.toContain('with it');
  });

  it('passes over a blocked one, and refuses it by name', async () => {
    await kim.does(`block spot ${B}`);
    expect(await kim.types(`rollback spot --to ${B}`)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('blocked'),
    });
    await kim.does('rollback spot');
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
  });

  it('refuses when there is nothing to go back to', async () => {
    await kim.does('rollback spot');
    await kim.does('rollback spot');
    expect(await kim.types('rollback spot')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('no last good build'),
    });
  });

  it('points everything as an older revision did, under a new revision', async () => {
    await kim.does('rollback --to-revision 4');
    expect(await kim.registry()).toMatchObject({ revision: 7 });
    expect(await kim.pointers('spot')).toEqual({ stable: A, lastGood: [], blocked: [] });
    expect(await kim.does('verify')).toContain('3 builds are whole');
  });

  it('says what changes thereby, and goes to no revision that would leave people without any area', async () => {
    expect(await kim.does('rollback --to-revision 4')).toContain(`spot ${A} stable, was ${C}`);
    const { exit, err } = await kim.types('rollback --to-revision 1');
    expect([exit, err]).toEqual([1, expect.stringContaining('nobody got any area')]);
    expect(await kim.registry()).toMatchObject({ revision: 7 });
  });

  it('does not bring back what was blocked since', async () => {
    await kim.does(`block spot ${B}`);
    const { exit, err } = await kim.types('rollback --to-revision 5');
    expect([exit, err]).toEqual([1, expect.stringContaining(`has spot at ${B}, which is blocked`)]);
    await kim.does('rollback --to-revision 6');
    expect(await kim.pointers('spot')).toEqual({ stable: C, lastGood: [A], blocked: [B] });
  });

  it('goes back to a revision of long ago, of which only the pointers are kept', async () => {
    for (let turn = 0; turn < 8; turn += 1) for (const build of [A, B]) await kim.does(`promote spot ${build}`);
    const kept = await Promise.all(
      [1, 4, 22].map(revision => readFile(path.join(kim.store, 'history', `${revision}.json`), 'utf8')),
    );
    expect(kept.map(text => text.includes('"routes"'))).toEqual([false, false, true]);
    await kim.does('rollback --to-revision 5');
    expect(await kim.pointers('spot')).toEqual({ stable: B, lastGood: [A], blocked: [] });
    expect(await kim.does('verify')).toContain('3 builds are whole');
  });

  it('does not list again what was pruned since', async () => {
    await kim.does('rollback spot --to aaaa');
    kim.pass(90 * 24 * 3_600_000);
    await kim.does(`promote spot ${B}`);
    await kim.does(`promote spot ${A}`);
    kim.pass(90 * 24 * 3_600_000);
    await kim.does('prune --keep 0');
    const { err } = await kim.types('rollback --to-revision 6');
    expect(err).toContain('was pruned: publish it again');
    await kim.does('rollback --to-revision 4');
    expect(await kim.does('verify')).toContain('2 builds are whole');
  });

  it('takes an area away that was not there yet', async () => {
    await kim.does(`publish ${await kim.builds({ area: 'lever', build: 'dddd4444' })} --promote`);
    await kim.does('rollback --to-revision 6');
    expect((await kim.registry()).areas['lever']).toMatchObject({ stable: null, lastGood: [] });
  });

  it.each([
    ['rollback', 2],
    ['rollback spot --to-revision 2', 2],
    ['rollback --to-revision 2 --to aaaa', 2],
    ['rollback --to-revision 2 --from aaaa', 2],
    ['rollback --to-revision soon', 2],
    ['rollback --to-revision 99', 1],
    ['rollback lever', 1],
  ])('%s ends with %i', async (line, exit) => {
    expect(await kim.types(line)).toMatchObject({ exit });
  });
});

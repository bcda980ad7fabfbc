import { aRoute } from '@tradefloor/release/sample-builds';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';
const C = 'abcd3333';
const HOUR = 3_600_000;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

describe('promote', () => {
  it('points people at the build, and keeps the one before to fall back to', async () => {
    await kim.publishes(A, B);
    await kim.does(`promote spot ${A}`);
    expect(await kim.does(`promote spot ${B}`)).toContain(`spot ${B} is stable, after ${A} (revision 4).`);
    expect(await kim.pointers('spot')).toEqual({ stable: B, lastGood: [A], blocked: [] });
  });

  it('says now only with --now, and of this build only', async () => {
    await kim.publishes(A, B);
    await kim.does(`promote mf-spot ${A} --now`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: A, now: A });
    await kim.does(`promote spot ${B}`);
    expect(await kim.pointers('spot')).not.toHaveProperty('now');
  });

  it('understands the beginning of an id', async () => {
    await kim.publishes(A, B);
    await kim.does('promote spot b');
    expect(await kim.pointers('spot')).toMatchObject({ stable: B });
  });

  it('writes nothing when it is so already', async () => {
    await kim.publishes(A);
    await kim.does(`promote spot ${A}`);
    expect(await kim.does(`promote spot ${A}`)).toContain('already stable');
    expect(await kim.registry()).toMatchObject({ revision: 2 });
  });

  it('keeps who, when, why and what in the history', async () => {
    await kim.publishes(A);
    kim.pass(HOUR);
    await kim.does(`promote spot ${A} --why faster-book`);
    expect(JSON.parse(await readFile(path.join(kim.store, 'history', '2.json'), 'utf8'))).toMatchObject({
      revision: 2,
      by: 'kim',
      at: '2026-11-20T11:00:00.000Z',
      command: `promote spot ${A} --why faster-book`,
      why: 'faster-book',
      registry: { revision: 2, areas: { spot: { stable: A } } },
    });
  });

  it.each([
    ['an unknown area', 'promote lever aaaa', 'There is no area "lever"'],
    ['an unknown build', 'promote spot ffff', 'spot has no build "ffff": it has'],
    ['an ambiguous beginning', 'promote spot a', `could be ${C} or ${A}`],
  ])('refuses %s', async (_, line, reason) => {
    await kim.publishes(A, B, C);
    const { exit, err } = await kim.types(line);
    expect([exit, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(await kim.registry()).toMatchObject({ revision: 3 });
  });

  it.each([
    ['needs a newer platform', { platform: '^1.3.0' }, 'needs platform ^1.3.0 and the shell has 1.2.0'],
    ['needs another major platform', { platform: '^2.0.0' }, 'needs platform ^2.0.0'],
    ['takes what the shell does not give', { shared: { highcharts: '^13.0.0' } }, 'takes highcharts from the shell'],
    [
      'takes another version',
      { shared: { react: '^20.0.0' } },
      'takes react ^20.0.0 from the shell, which gives 19.3.1',
    ],
  ])('refuses a build that %s', async (_, change, reason) => {
    await kim.buildsShell({ platform: '1.2.0', shared: { react: '19.3.1' } });
    await kim.does(`publish ${await kim.builds({ build: A, ...change })}`);
    const { exit, err } = await kim.types(`promote spot ${A}`);
    expect([exit, err]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('refuses a build that answers at another area’s address', async () => {
    await kim.does(
      `publish ${await kim.builds({ area: 'lever', build: B, routes: [aRoute({ path: '/leverdealCenter', aliases: ['/trade'] })] })} --promote`,
    );
    await kim.does(`publish ${await kim.builds({ build: A, routes: [aRoute({ aliases: ['/trade'] })] })}`);
    const { exit, err } = await kim.types(`promote spot ${A}`);
    expect([exit, err]).toEqual([1, expect.stringContaining("answers at /trade, which is lever's")]);
  });

  it.each([
    ['another case', '/LeverDealCenter'],
    ['a segment that may be left out', '/leverdealCenter/:pair?'],
    ['all beneath it', '/leverdealCenter/*'],
  ])('refuses an address that is another area’s, spelled with %s', async (_, address) => {
    const lever = { area: 'lever', build: B, routes: [aRoute({ path: '/leverdealCenter' })] };
    await kim.does(`publish ${await kim.builds(lever)} --promote`);
    await kim.does(`publish ${await kim.builds({ build: A, routes: [aRoute({ path: address })] })}`);
    const { exit, err } = await kim.types(`promote spot ${A}`);
    expect([exit, err]).toEqual([1, expect.stringContaining("which is lever's")]);
  });

  it('refuses a part that another area shows, of whatever version', async () => {
    const part = (version: number) => ({ parts: [{ name: 'sign-in', version, expose: './part-sign-in' }] });
    await kim.does(`publish ${await kim.builds({ area: 'account', build: B, ...part(1) })} --promote`);
    await kim.does(`publish ${await kim.builds({ build: A, ...part(2) })}`);
    const { exit, err } = await kim.types(`promote spot ${A}`);
    expect([exit, err]).toEqual([1, expect.stringContaining("shows the part sign-in, which is account's")]);
  });

  it('names the addresses and parts that go with it', async () => {
    const part = (version: number) => ({ name: 'badge', version, expose: './part-badge' });
    const routes = [aRoute({ path: '/dealCenter', aliases: ['/spot'] }), aRoute({ path: '/orders/:id' })];
    await kim.does(`publish ${await kim.builds({ build: A, routes, parts: [part(1), part(2)] })} --promote`);
    const fewer = { build: B, routes: [aRoute({ path: '/dealcenter/:pair?' })], parts: [part(2)] };
    await kim.does(`publish ${await kim.builds(fewer)}`);
    const said = await kim.does(`promote spot ${B}`);
    expect(said).toContain('Goes with it: the addresses /spot, /orders/:id.');
    expect(said).toContain('Goes with it: the part badge 1.');
    expect(await kim.does(`promote spot ${A}`)).not.toContain('Goes with it');
  });

  it('names the calls of the exchange that go with it, and those that come', async () => {
    const [list, out, older] = ['GET /api/wallet/list', 'POST /api/wallet/out', 'cccc3333'];
    await kim.does(`publish ${await kim.builds({ build: A, calls: [list] })} --promote`);
    await kim.does(`publish ${await kim.builds({ build: B, calls: [out] })}`);
    await kim.does(`publish ${await kim.builds({ build: older })}`);
    const said = await kim.does(`promote spot ${B}`);
    expect(said).toContain('Goes with it: the call GET /api/wallet/list.');
    expect(said).toContain('Comes with it: the call POST /api/wallet/out.');
    // What does not say what it calls may call anything.
    expect(await kim.does(`promote spot ${older}`)).not.toContain('with it');
  });

  it('tells when no shell is there to hold the build against', async () => {
    await kim.publishes(A);
    expect(await kim.does(`promote spot ${A}`)).toContain('No built shell was found');
  });

  it('refuses a shell that is named but not there', async () => {
    await kim.publishes(A);
    expect(await kim.types(`promote spot ${A} --shell nowhere`)).toMatchObject({ exit: 1 });
  });

  it('answers 3 when the registry has moved on', async () => {
    await kim.publishes(A, B);
    const { exit, err } = await kim.types(`promote spot ${A} --if-revision 1`);
    expect([exit, err]).toEqual([3, expect.stringContaining('at revision 2, not 1')]);
  });
});

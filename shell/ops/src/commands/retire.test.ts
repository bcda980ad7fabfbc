import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const [A, B, BAD] = ['aaaa1111', 'bbbb2222', 'cccc3333'];
const [LEVER, DEMO] = ['dddd4444', 'eeee5555'];
const HOUR = 3_600_000;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B, BAD);
  await kim.does(`publish ${await kim.builds({ area: 'lever', build: LEVER })} --promote`);
  await kim.does(`promote spot ${A}`);
  await kim.does(`promote spot ${B}`);
  await kim.does(`block spot ${BAD}`);
});
afterEach(() => kim.leave());

const areas = async () => Object.keys((await kim.registry()).areas);

describe('an area that is retired', () => {
  it('is given to nobody at once, and listed until no open tab can need a file of it', async () => {
    expect(await kim.does('retire mf-spot --why moved')).toContain('Nobody gets spot any more (revision 9)');
    expect(await kim.pointers('spot')).toEqual({ stable: null, lastGood: [], blocked: [BAD] });
    expect(await kim.does('retire spot')).toContain('somebody did within the last day');
    expect(await kim.registry()).toMatchObject({ revision: 9 });
    kim.pass(25 * HOUR);
    expect(await kim.does('retire spot')).toContain('out of the registry (revision 10)');
    expect(await areas()).toEqual(['lever']);
  });

  it('is in nothing but the history then, and its files go', async () => {
    await kim.does('retire spot --now');
    kim.pass(25 * HOUR);
    // Folders are as old as the disk says.
    for (const build of [A, B, BAD]) await utimes(path.join(kim.store, 'builds', 'spot', build), 0, 0);
    expect(await kim.does('status')).not.toContain('spot');
    expect(await kim.types('status spot')).toMatchObject({ exit: 1, err: expect.stringContaining('no area "spot"') });
    expect((await kim.does('history')).split('\n').slice(0, 2)).toEqual([
      '9  2026-11-20 10:00  kim',
      `    spot has no stable build, was ${B}`,
    ]);
    expect(await kim.does('history spot')).toContain(`spot ${A} published`);
    expect(await kim.does('prune')).toContain('3 builds removed');
    expect(await kim.does('verify')).toContain('1 build is whole');
  });

  it('that nobody was given lately is out at once', async () => {
    await kim.does(`publish ${await kim.builds({ area: 'demo', build: DEMO })}`);
    expect(await kim.does('retire demo')).toContain('out of the registry');
    expect(await areas()).toEqual(['spot', 'lever']);
    expect(await kim.does('history demo --last 1')).toContain('retire demo');
  });

  it('is as a new one when it is published again, but for what was blocked of it', async () => {
    await kim.does('retire spot --now');
    await kim.does(`publish built-spot-${A} built-spot-${BAD} --promote-new`);
    expect(await kim.pointers('spot')).toEqual({ stable: null, lastGood: [], blocked: [BAD] });
    expect(await kim.types(`promote spot ${BAD}`)).toMatchObject({ exit: 1, err: expect.stringContaining('blocked') });
    expect(await kim.does(`promote spot ${A}`)).toContain('stable');
  });

  it('is what it was after a way back, while its files are there', async () => {
    await kim.does('retire spot --now');
    await kim.does('rollback --to-revision 5');
    expect(await areas()).toEqual(['lever']);
    await kim.does('rollback --to-revision 7');
    expect(await kim.pointers('spot')).toEqual({ stable: B, lastGood: [A], blocked: [BAD] });
  });
});

it('is refused for what is no area, and where somebody else has written', async () => {
  expect(await kim.types('retire nothing')).toMatchObject({ exit: 1, err: expect.stringContaining('no area') });
  expect(await kim.types('retire')).toMatchObject({ exit: 2 });
  expect(await kim.types('retire spot --if-revision 2')).toMatchObject({ exit: 3 });
  expect(await areas()).toEqual(['spot', 'lever']);
});

import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { rename, rm, writeFile } from 'node:fs/promises';
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

describe('verify', () => {
  it('looks at one area, or one build, where they are named', async () => {
    await kim.publishes(A, B);
    await kim.does(`publish ${await kim.builds({ area: 'lever', build: C })}`);
    await writeFile(path.join(kim.store, 'builds', 'spot', B, 'entry.js'), 'tampered');
    expect(await kim.does('verify lever')).toContain('1 build is whole');
    expect(await kim.does(`verify spot ${A}`)).toContain('1 build is whole');
    expect(await kim.types(`verify spot ${B}`)).toMatchObject({
      exit: 1,
      out: expect.stringContaining('differs from its hash'),
    });
    expect(await kim.types('verify spot ffff')).toMatchObject({ exit: 1 });
  });

  it('finds a file that was changed in the store, a lost folder and a shell that cannot run a last good build', async () => {
    await kim.does(`publish ${await kim.builds({ build: A, platform: '^1.0.0' })} --promote`);
    await kim.does(`publish ${await kim.builds({ build: B, platform: '^2.0.0' })} --promote`);
    await kim.publishes(C);
    await kim.buildsShell({ platform: '2.0.0' });
    await writeFile(path.join(kim.store, 'builds', 'spot', B, 'entry.js'), 'tampered');
    await rm(path.join(kim.store, 'builds', 'spot', C), { recursive: true });
    const { exit, out } = await kim.types('verify');
    expect(exit).toBe(1);
    expect(out.split('\n')).toEqual([
      expect.stringContaining(`spot ${C}: its folder is gone`),
      expect.stringContaining('entry.js differs from its hash'),
      `spot ${A} needs platform ^1.0.0 and the shell has 2.0.0: release the shell first.`,
    ]);
  });

  it('reads with --stable what people get, and nothing else', async () => {
    await kim.publishes(A, B);
    await kim.does(`promote spot ${B}`);
    await writeFile(path.join(kim.store, 'builds', 'spot', A, 'entry.js'), 'tampered');
    expect(await kim.does('verify --stable')).toContain('1 stable build is whole');
    await writeFile(path.join(kim.store, 'builds', 'spot', B, 'entry.js'), 'tampered');
    const { exit, out } = await kim.types('verify --stable --json');
    const why = expect.stringContaining('entry.js differs from its hash');
    expect([exit, JSON.parse(out)]).toMatchObject([1, { builds: 1, damaged: [{ area: 'spot', build: B, why }] }]);
  });

  it('finds two folders that were swapped, each whole in itself', async () => {
    await kim.publishes(A, B);
    const [one, other] = [A, B].map(build => path.join(kim.store, 'builds', 'spot', build)) as [string, string];
    await rename(one, `${one}.aside`);
    await rename(other, one);
    await rename(`${one}.aside`, other);
    const { exit, out } = await kim.types('verify');
    expect([exit, out.match(/its area.json is not the one that was published/g)]).toEqual([
      1,
      [expect.anything(), expect.anything()],
    ]);
  });

  it('finds a folder that was described anew with what it has now', async () => {
    await kim.publishes(A);
    const folder = path.join(kim.store, 'builds', 'spot', A);
    await writeBuildFolder(folder, { build: A }, { 'entry.js': 'another, with its true hash' });
    expect(await kim.types('verify')).toMatchObject({ exit: 1 });
  });
});

describe('a build of which the store has lost something', () => {
  const spoil = (build: string) => writeFile(path.join(kim.store, 'builds', 'spot', build, 'entry.js'), 'tampered');
  beforeEach(async () => {
    await kim.publishes(A, B, C);
    for (const build of [A, B]) await kim.does(`promote spot ${build}`);
  });

  it('is not promoted', async () => {
    await spoil(C);
    const { exit, err } = await kim.types(`promote spot ${C}`);
    expect([exit, err]).toEqual([
      1,
      expect.stringContaining('is not in the store as it was published (entry.js differs'),
    ]);
    expect(await kim.pointers('spot')).toMatchObject({ stable: B });
  });

  it('is not gone back to, by name or by revision; without a name the one before it is', async () => {
    await kim.does(`promote spot ${C}`);
    await spoil(B);
    for (const line of [`rollback spot --to ${B}`, 'rollback --to-revision 5']) {
      expect(await kim.types(line)).toMatchObject({ exit: 1, err: expect.stringContaining('publish it again') });
    }
    expect(await kim.does('rollback spot')).toMatch(new RegExp(`spot ${B} is not in the store.*\nspot ${A} is stable`));
    expect(await kim.pointers('spot')).toEqual({ stable: A, lastGood: [], blocked: [] });
  });

  it('does not take the place of a blocked one', async () => {
    await kim.does(`promote spot ${C}`);
    await spoil(B);
    expect(await kim.does(`block spot ${C}`)).toContain(`spot ${A} is stable`);
    await spoil(A);
    expect(await kim.does(`block spot ${A}`)).toContain('spot has no build left to show');
  });
});

import { rm, writeFile } from 'node:fs/promises';
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
    expect(await kim.does('verify lever')).toContain('1 builds are whole');
    expect(await kim.does(`verify spot ${A}`)).toContain('1 builds are whole');
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
      expect.stringContaining(`spot ${C} is in the registry but its folder is gone`),
      expect.stringContaining('entry.js differs from its hash'),
      `spot ${A} needs platform ^1.0.0 and the shell has 2.0.0: release the shell first.`,
    ]);
  });
});

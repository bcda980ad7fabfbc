import fs, { access, cp, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const HOUR = 3_600_000;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

async function kept(): Promise<string[] | undefined> {
  return (await kim.registry()).areas['spot']?.builds.map(({ build }) => build).toSorted();
}

const builds = () => path.join(kim.store, 'builds', 'spot');

/** What somebody else does while this command asks the system for something of this place. */
function onceDuring(name: 'readdir' | 'rename', place: string, happens: () => Promise<unknown>): void {
  const asked = fs[name] as (...args: unknown[]) => Promise<unknown>;
  const spy = jest.spyOn(fs, name).mockImplementation((async (...args: unknown[]) => {
    const found = await asked(...args);
    if (args[0] === place) {
      spy.mockRestore();
      await happens();
    }
    return found;
  }) as never);
}

describe('prune', () => {
  const ids = ['aaaa1111', 'bbbb1111', 'cccc1111', 'dddd1111', 'eeee1111', 'ffff1111'] as const;

  beforeEach(async () => {
    await kim.publishes(...ids);
    await kim.does(`promote spot ${ids[0]}`);
    await kim.does(`promote spot ${ids[1]}`);
    kim.pass(48 * HOUR);
  });

  it('keeps the stable one, the last good one and the newest', async () => {
    expect(await kim.does('prune --keep 1')).toContain('3 builds removed');
    expect(await kept()).toEqual([ids[0], ids[1], ids[5]]);
    expect(await kim.does('verify')).toContain('3 builds are whole');
  });

  it('leaves alone what is no build, and is not kept from its work by it', async () => {
    const builds = path.join(kim.store, 'builds');
    const strange = ['.DS_Store', 'notes', 'spot/.DS_Store', 'spot/abcd1234'].map(name => path.join(builds, name));
    for (const file of strange) await writeFile(file, '');
    await symlink('/nowhere', path.join(builds, 'spot', 'dcba4321'));
    expect(await kim.does('prune --keep 1 --min-age 0m')).toContain('3 builds removed');
    await Promise.all(strange.map(file => access(file)));
  });

  it('keeps what a tab that has been open since yesterday may have loaded', async () => {
    await kim.does(`promote spot ${ids[2]}`);
    await kim.does(`rollback spot --to ${ids[1]}`);
    kim.pass(23 * HOUR);
    await kim.does('prune --keep 1');
    expect(await kept()).toEqual([ids[0], ids[1], ids[2], ids[5]]);
    kim.pass(2 * HOUR);
    await kim.does('prune --keep 1');
    expect(await kept()).toEqual([ids[0], ids[1], ids[5]]);
  });

  it('keeps what was offered lately, also where somebody has written since whose clock is days behind', async () => {
    await kim.does(`promote spot ${ids[2]}`);
    await kim.does(`rollback spot --to ${ids[1]}`);
    kim.pass(-50 * HOUR);
    await kim.does(`block spot ${ids[5]}`);
    kim.pass(51 * HOUR);
    await kim.does('prune --keep 0');
    expect(await kept()).toEqual([ids[0], ids[1], ids[2]]);
  });

  it('leaves what somebody publishes between its look and its word', async () => {
    const built = await kim.builds({ build: '77771111' });
    const folder = path.join(builds(), '77771111');
    await cp(path.join(kim.root, built), folder, { recursive: true });
    await utimes(folder, 0, 0);
    onceDuring('readdir', builds(), () => kim.does(`publish ${built}`));
    await kim.does('prune --keep 9');
    expect(await kept()).toContain('77771111');
    expect(await kim.does('verify')).toMatch(/ (is|are) whole/);
  });

  it('leaves what somebody publishes again while it removes others', async () => {
    onceDuring('rename', path.join(builds(), ids[2]), () => kim.does(`publish built-spot-${ids[4]}`));
    expect(await kim.does('prune --keep 1')).toBe(`2 builds removed: spot ${ids[2]}, spot ${ids[3]}.`);
    expect(await kept()).toContain(ids[4]);
    expect(await kim.does('verify')).toMatch(/ (is|are) whole/);
  });

  it('keeps young builds', async () => {
    await kim.does(`publish ${await kim.builds({ build: '99991111' })}`);
    await kim.does('prune --keep 0');
    expect(await kept()).toEqual(['99991111', ids[0], ids[1]]);
    expect(await kim.does('prune --keep 0 --min-age 0m --dry-run')).toBe('spot 99991111');
    await kim.does('prune --keep 0 --min-age 0m');
    expect(await kept()).toEqual([ids[0], ids[1]]);
  });

  it('removes nothing when nothing is old, and writes no revision', async () => {
    const { revision } = await kim.registry();
    expect(await kim.does('prune --keep 9')).toBe('0 builds removed.');
    expect(await kim.registry()).toMatchObject({ revision });
  });

  it('refuses a time that is none', async () => {
    expect(await kim.types('prune --min-age later')).toMatchObject({ exit: 2 });
  });
});

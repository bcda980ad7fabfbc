import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

describe('publish', () => {
  it('puts the folder into the store and tells the registry, without giving it to anybody', async () => {
    await kim.publishes(A);
    expect(await readFile(path.join(kim.store, 'builds', 'spot', A, 'entry.js'), 'utf8')).toContain(A);
    expect(await kim.registry()).toMatchObject({
      revision: 1,
      areas: { spot: { stable: null, builds: [{ build: A, base: `/builds/spot/${A}/`, area: 'spot' }] } },
    });
  });

  it('does nothing the second time', async () => {
    await kim.publishes(A);
    expect(await kim.does(`publish built-spot-${A}`)).toBe(`spot ${A} is already published.`);
    expect(await kim.registry()).toMatchObject({ revision: 1 });
  });

  it('refuses an id that another area lists, or has blocked', async () => {
    await kim.publishes(A);
    const twin = await kim.builds({ area: 'lever', build: A });
    const refused = { exit: 1, err: `${A} is a build of spot already: build lever under an id of its own.` };
    expect(await kim.types(`publish ${twin} --promote`)).toMatchObject(refused);
    expect(await kim.registry()).toMatchObject({ revision: 1, areas: { spot: {} } });
    await kim.does(`block spot ${A}`);
    kim.pass(90 * 24 * 3_600_000);
    await kim.does('prune --keep 0');
    expect((await kim.registry()).areas['spot']).toMatchObject({ builds: [], blocked: [A] });
    expect(await kim.types(`publish ${twin}`)).toMatchObject(refused);
  });

  it('tells when the same id comes with other files, and keeps the first', async () => {
    await kim.publishes(A);
    await kim.builds({ build: A }, { 'entry.js': 'other' });
    expect(await kim.does(`publish built-spot-${A}`)).toContain('what was published stays');
    expect(await readFile(path.join(kim.store, 'builds', 'spot', A, 'entry.js'), 'utf8')).toContain(A);
  });

  it('brings back a folder that was lost', async () => {
    await kim.publishes(A);
    await rm(path.join(kim.store, 'builds', 'spot', A), { recursive: true });
    await kim.does(`publish built-spot-${A}`);
    expect(await kim.does('verify')).toContain('1 build is whole');
  });

  it('mends what the store has lost, and says so', async () => {
    await kim.publishes(A);
    await writeFile(path.join(kim.store, 'builds', 'spot', A, 'entry.js'), 'tampered');
    expect(await kim.types('verify')).toMatchObject({ exit: 1 });
    expect(await kim.does(`publish built-spot-${A}`)).toBe(`spot ${A} was damaged in the store, and is whole again.`);
    expect(await kim.does('verify')).toContain('1 build is whole');
  });

  it('refuses to mend by what was never published, and leaves the damage to be seen', async () => {
    await kim.publishes(A);
    await writeFile(path.join(kim.store, 'builds', 'spot', A, 'entry.js'), 'tampered');
    await kim.builds({ build: A }, { 'entry.js': 'other' });
    const { exit, err } = await kim.types(`publish built-spot-${A}`);
    expect([exit, err]).toEqual([1, expect.stringContaining('is damaged in the store')]);
    expect(await kim.types('verify')).toMatchObject({ exit: 1 });
  });

  it('puts its own files in the place of what a killed publish left without an entry', async () => {
    await writeBuildFolder(path.join(kim.store, 'builds', 'spot', A), { build: A }, { 'entry.js': 'left behind' });
    await kim.publishes(A);
    expect(await readFile(path.join(kim.store, 'builds', 'spot', A, 'entry.js'), 'utf8')).toContain(A);
    expect(await kim.does('verify')).toContain('1 build is whole');
  });

  describe('--promote-new', () => {
    const publishNew = async (change: Parameters<typeof kim.builds>[0]) =>
      kim.types(`publish ${await kim.builds(change)} --promote-new`);

    it('promotes what was never published here', async () => {
      await publishNew({ build: A });
      await publishNew({ build: B });
      expect(await kim.pointers('spot')).toMatchObject({ stable: B, lastGood: [A] });
    });

    it('leaves a rollback and a block as they are, of a build too that was pruned since', async () => {
      await publishNew({ build: A });
      await publishNew({ build: B });
      await kim.does('rollback spot');
      expect(await publishNew({ build: B })).toMatchObject({ exit: 0 });
      expect(await kim.pointers('spot')).toMatchObject({ stable: A });
      await kim.does(`block spot ${B}`);
      expect(await publishNew({ build: B })).toMatchObject({ exit: 0 });
      kim.pass(90 * 24 * 3_600_000);
      await kim.does('prune --keep 0');
      await kim.does('prune --keep 0');
      await publishNew({ build: B });
      expect(await kim.pointers('spot')).toMatchObject({ stable: A });
    });

    it('promotes what an earlier one had only listed: it was refused, or ended between the two', async () => {
      await kim.buildsShell({ platform: '1.2.0' });
      await publishNew({ build: A, platform: '^1.3.0' });
      expect(await kim.pointers('spot')).toMatchObject({ stable: null });
      await kim.buildsShell({ platform: '1.3.0' });
      await publishNew({ build: A, platform: '^1.3.0' });
      expect(await kim.pointers('spot')).toMatchObject({ stable: A });
    });

    it('promotes nothing that was published without', async () => {
      await kim.does(`publish ${await kim.builds({ build: A })}`);
      await publishNew({ build: A });
      expect(await kim.pointers('spot')).toMatchObject({ stable: null });
    });

    it('goes on with the others where one is refused, and says why', async () => {
      await kim.buildsShell({ platform: '1.2.0' });
      const newer = await kim.builds({ build: A, platform: '^1.3.0' });
      const lever = await kim.builds({ area: 'lever', build: B });
      const { exit, out } = await kim.types(`publish ${newer} ${lever} --promote-new`);
      expect([exit, out]).toEqual([0, expect.stringContaining(`spot ${A} needs platform ^1.3.0`)]);
      expect(await kim.pointers('spot')).toMatchObject({ stable: null });
      expect(await kim.pointers('lever')).toMatchObject({ stable: B });
    });
  });

  it('goes on to promote with --promote, also under --if-revision', async () => {
    const out = await kim.does(`publish ${await kim.builds({ build: A })} --promote --if-revision 0`);
    expect(out).toContain(`spot ${A} is stable (revision 2)`);
  });

  it('takes several at once, and none of them when one is not whole', async () => {
    const [spot, lever] = [await kim.builds({ build: A }), await kim.builds({ area: 'lever', build: B })];
    await unlink(path.join(kim.root, lever, 'entry.js'));
    expect(await kim.types(`publish ${spot} ${lever} --promote`)).toMatchObject({ exit: 1 });
    expect(await kim.does('status')).toContain('Nothing was published yet');
    await kim.builds({ area: 'lever', build: B });
    expect(JSON.parse(await kim.does(`publish ${spot} ${lever} --promote --if-revision 0 --json`))).toMatchObject({
      revision: 4,
      builds: [
        { area: 'spot', stable: A, published: true },
        { area: 'lever', stable: B, published: true },
      ],
    });
  });

  it.each([
    ['a changed file', (folder: string) => writeFile(path.join(folder, 'entry.js'), 'tampered'), 'entry.js differs'],
    ['an unlisted file', (folder: string) => writeFile(path.join(folder, 'more.js'), ''), 'more.js is not listed'],
    ['a missing file', (folder: string) => unlink(path.join(folder, 'entry.js')), 'entry.js is listed'],
    ['no area.json', (folder: string) => unlink(path.join(folder, 'area.json')), 'area.json is missing'],
    ['a broken area.json', (folder: string) => writeFile(path.join(folder, 'area.json'), '{'), 'is not JSON'],
    ['another area.json', (folder: string) => writeFile(path.join(folder, 'area.json'), '{}'), 'is not valid at'],
  ])('refuses %s', async (_, spoil, reason) => {
    const folder = await kim.builds({ build: A });
    await spoil(path.join(kim.root, folder));
    const { exit, err } = await kim.types(`publish ${folder}`);
    expect([exit, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(await kim.does('status')).toContain('Nothing was published yet');
  });

  it('refuses an entry that is not listed', async () => {
    const { exit, err } = await kim.types(`publish ${await kim.builds({ build: A, entry: 'other.js', preload: [] })}`);
    expect([exit, err]).toEqual([1, expect.stringContaining('other.js without listing it')]);
  });
});

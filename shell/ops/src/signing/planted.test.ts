import type { Build } from '@tradefloor/release';
import { LAYOUT } from '@tradefloor/release/folder';
import { hashOf, KEY_FILES } from '@tradefloor/release/signing';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

/** What somebody may do who can write into the store, and has no key. */

const A = 'aaaa1111';
const B = 'bbbb2222';
const C = 'cccc3333';
const EVIL = 'eeee6666';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B, C);
  await kim.does(`promote spot ${A}`);
  await kim.does(`promote spot ${B}`);
});
afterEach(() => kim.leave());

type Copy = { areas: { spot: { stable: string; builds: Build[]; blocked: string[] } }; signed?: unknown };

async function rewrite(revision: number, change: (copy: Copy) => void): Promise<void> {
  const file = LAYOUT.revision(kim.store, revision);
  const entry = JSON.parse(await readFile(file, 'utf8'));
  change(entry.registry);
  await writeFile(file, JSON.stringify(entry));
}

/** Another build under this name, whole in itself. */
async function plant(build: string): Promise<Build> {
  const folder = LAYOUT.build(kim.store, 'spot', build);
  await rm(folder, { recursive: true, force: true });
  const said = await writeBuildFolder(folder, { build }, { 'entry.js': '/* evil */' });
  return { ...said, base: `/builds/spot/${build}/`, published: '2026-11-20T10:00:00.000Z' };
}

async function swap(build: string, change: (entry: Build, former: Build) => Build = entry => entry): Promise<void> {
  const entry = await plant(build);
  const { revision } = await kim.registry();
  await rewrite(revision, ({ areas: { spot } }) => {
    spot.builds = spot.builds.map(known => (known.build === build ? change(entry, known) : known));
  });
}

describe('an older revision', () => {
  it('is gone back to as it was signed, whatever its copy says', async () => {
    const evil = await plant(EVIL);
    await rewrite(4, ({ areas: { spot } }) => {
      spot.stable = EVIL;
      spot.builds = [evil, ...spot.builds];
    });
    await kim.does('rollback --to-revision 4');
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
    expect((await kim.registry()).areas['spot']?.builds.map(({ build }) => build)).toEqual([C, B, A]);
  });

  it('that is thinned is too', async () => {
    for (let turn = 0; turn < 6; turn += 1) for (const build of [A, B]) await kim.does(`promote spot ${build}`);
    const { base, published, area, build } = await plant(EVIL);
    await rewrite(4, ({ areas: { spot } }) => {
      spot.stable = EVIL;
      spot.builds = [Object.assign({}, { area, build, base, published }) as Build, ...spot.builds];
    });
    await kim.does('rollback --to-revision 4');
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
  });

  it.each([
    ['is not signed any more', 'it is not signed', (copy: Copy) => delete copy.signed],
    ['has a signature of somebody else', 'does not hold', (copy: Copy) => void (copy.signed = forged(copy.signed))],
  ])('is gone back to by nobody where it %s', async (_, why, spoil) => {
    await rewrite(4, copy => {
      copy.areas.spot.stable = C;
      spoil(copy);
    });
    const refused = { exit: 1, err: expect.stringContaining(why) };
    expect(await kim.types('rollback --to-revision 4')).toMatchObject(refused);
  });

  it('is not another one that was signed as well', async () => {
    const other = JSON.parse(await readFile(LAYOUT.revision(kim.store, 5), 'utf8'));
    await writeFile(LAYOUT.revision(kim.store, 4), JSON.stringify({ ...other, revision: 4 }));
    const refused = { exit: 1, err: expect.stringContaining('revision 5 was put in its place') };
    expect(await kim.types('rollback --to-revision 4')).toMatchObject(refused);
  });

  it('is gone back to where its key was never heard of here, as long as each since names the one before', async () => {
    await kim.does('keys next');
    await kim.does('keys switch');
    const { keys } = JSON.parse(await readFile(KEY_FILES.known(kim.signing.folder), 'utf8'));
    await writeFile(KEY_FILES.known(kim.signing.folder), JSON.stringify({ keys }));
    await kim.does('rollback --to-revision 4');
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
    await rewrite(5, copy => void (copy.signed = forged(copy.signed)));
    expect(await kim.types('rollback --to-revision 4')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('a key that is not known here'),
    });
  });

  it('from before anybody signed is gone back to as it lies there, once the store is signed', async () => {
    await kim.forgetsSignatures();
    await kim.does(`promote spot ${C}`);
    await kim.does('rollback --to-revision 4');
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
    expect(await kim.does('verify')).toContain('3 builds are whole');
  });

  it('brings back no build of an area that was retired which is not the one that was signed', async () => {
    await kim.does('retire spot --now');
    await plant(A);
    const text = await readFile(path.join(LAYOUT.build(kim.store, 'spot', A), 'area.json'), 'utf8');
    expect(await kim.types('rollback --to-revision 4')).toMatchObject({ exit: 1 });
    await rewrite(4, ({ areas: { spot } }) => {
      for (const build of spot.builds)
        if (build.build === A) Object.assign(build, JSON.parse(text), { signed: undefined });
    });
    expect(await kim.types('rollback --to-revision 4')).toMatchObject({ exit: 1 });
  });

  it('allows nothing of a retired area that was blocked', async () => {
    await kim.does(`block spot ${C}`);
    await kim.does('retire spot --now');
    await rewrite(6, ({ areas: { spot } }) => void (spot.blocked = []));
    await kim.publishes(C);
    expect(await kim.pointers('spot')).toMatchObject({ blocked: [C] });
  });

  it.each([
    ['says something else', (copy: Copy) => void (copy.areas.spot.stable = C)],
    ['blocks nothing', (copy: Copy) => void (copy.areas.spot.blocked = [A])],
    ['has another signature of a build', (copy: Copy) => void delete copy.areas.spot.builds.at(-1)?.signed],
  ])('is found by verify where its copy %s', async (_, spoil) => {
    expect(await kim.does('verify')).toMatch(/ (is|are) whole/);
    await rewrite(4, spoil);
    const found = { exit: 1, out: 'Revision 4 in the history says something else than what was signed.' };
    expect(await kim.types('verify')).toMatchObject(found);
  });
});

describe('a build that was published, and swapped for another', () => {
  it.each([
    ['without a signature', ({ signed: _signed, ...entry }: Build) => entry],
    ['with the former one', (entry: Build, { signed }: Build) => Object.assign({}, entry, { signed })],
  ])('%s is promoted by nobody, and signed by no other command', async (_, change) => {
    await swap(C, change);
    await kim.does(`block spot ${A}`);
    const refused = { exit: 1, err: expect.stringContaining(`spot ${C} is not in the store as it was published`) };
    for (const line of [`promote spot ${C}`, `canary spot ${C} --begin`, `gate spot ${C}`])
      expect(await kim.types(line)).toMatchObject(refused);
    expect(await kim.types(`rollback spot --to ${C}`)).toMatchObject({ exit: 1 });
    expect(await kim.types('verify')).toMatchObject({ exit: 1, out: expect.stringContaining(`spot ${C}`) });
  });

  it('is not promoted either with a signature over something else that says its hash', async () => {
    await swap(C);
    const text = await readFile(path.join(LAYOUT.build(kim.store, 'spot', C), 'area.json'), 'utf8');
    const { signed } = await kim.built('spot', C);
    await rewrite(5, ({ areas: { spot } }) => {
      for (const build of spot.builds.filter(each => each.build === C))
        Object.assign(build, { signed: { ...signed, hash: hashOf(text) } });
    });
    const refused = { exit: 1, err: expect.stringContaining('not the one that was signed') };
    expect(await kim.types(`promote spot ${C}`)).toMatchObject(refused);
  });

  it('is the published one again once that is published again', async () => {
    await swap(C);
    expect(await kim.does(`publish built-spot-${C}`)).toContain('is published');
    expect(await readFile(path.join(LAYOUT.build(kim.store, 'spot', C), 'entry.js'), 'utf8')).toContain(C);
    await kim.does(`promote spot ${C}`);
    expect(await kim.does('verify')).toContain('3 builds are whole');
  });

  it('is a stranger that nobody published, too', async () => {
    const evil = await plant(EVIL);
    await rewrite(5, ({ areas: { spot } }) => void (spot.builds = [evil, ...spot.builds]));
    await kim.does(`block spot ${A}`);
    expect((await kim.built('spot', EVIL)).signed).toBeUndefined();
    expect(await kim.types(`promote spot ${EVIL}`)).toMatchObject({ exit: 1 });
    expect(await kim.types('verify')).toMatchObject({
      exit: 1,
      out: `spot ${EVIL}: nobody signed it: publish it again.`,
    });
  });
});

function forged(signed: unknown): object {
  const { said, ...rest } = Object(signed);
  return { ...rest, said: String(said).replace(/"stable":"\w+"/, `"stable":"${C}"`) };
}

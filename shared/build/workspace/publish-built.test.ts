import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';

const A = 'aaaa1111';
const B = 'bbbb2222';
const MODULE = pathToFileURL(path.join(__dirname, 'publish-built.mjs')).href;
const STARTS = `const { publishBuilt } = await import(${JSON.stringify(MODULE)});
const [store, built] = JSON.parse(process.argv[1]);
await publishBuilt(store, built, sentence => { throw new Error(sentence); });`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterEach(() => rm(root, { recursive: true }));

const store = () => path.join(root, 'releases');
const entry = (build: string) => path.join(store(), 'builds', 'spot', build, 'entry.js');

async function builds(build: string) {
  const folder = path.join(root, 'built', build);
  await writeBuildFolder(folder, { build }, { 'entry.js': `// ${build}` });
  return { name: 'spot', build, folder };
}

/** What a start says that has built these. */
async function startWith(...built: ReadonlyArray<Awaited<ReturnType<typeof builds>>>): Promise<string> {
  const args = ['--input-type=module', '-e', STARTS, JSON.stringify([store(), built])];
  const env = { ...process.env, TRADEFLOOR_KEYS: path.join(root, 'keys') };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout);
}

it('mends a stable build of which the store has lost something, where it is the one that was built', async () => {
  const built = await builds(A);
  expect(await startWith(built)).toBe('');
  await writeFile(entry(A), 'torn');
  expect(await startWith(built)).toBe(
    `· spot ${A} was damaged in the release store (entry.js differs from its hash in area.json), and is whole again.\n`,
  );
  expect(await readFile(entry(A), 'utf8')).toBe(`// ${A}`);
  expect(await startWith(built)).toBe('');
});

it('says which one is damaged and what to type, where what people get is not what was built', async () => {
  const [older, newer] = [await builds(A), await builds(B)];
  await startWith(older);
  await startWith(newer);
  await writeFile(entry(B), 'torn');
  expect(await startWith()).toBe(
    `· spot ${B} is damaged in the release store (entry.js differs from its hash in area.json), and nobody gets it: publish the same build again, or npm run ops -- rollback spot.\n`,
  );
});

describe('registry.json, which is nobody’s word', () => {
  const hint = () => path.join(store(), 'registry.json');
  const revisions = async () => (await readdir(path.join(store(), 'history'))).length;

  it.each([
    ['lost', () => rm(hint())],
    ['torn', () => writeFile(hint(), '{"')],
  ])('is made again where it is %s, and nothing is signed for that', async (_, happens) => {
    const built = await builds(A);
    await startWith(built);
    const [before, whole] = [await revisions(), await readFile(hint(), 'utf8')];
    await happens();
    expect(await startWith(built)).toBe('');
    expect([await revisions(), await readFile(hint(), 'utf8')]).toEqual([before, whole]);
  });

  it('does not tell when a signature expires', async () => {
    const built = await builds(A);
    await startWith(built);
    const before = await revisions();
    await writeFile(hint(), JSON.stringify({ ...JSON.parse(await readFile(hint(), 'utf8')), signed: null }));
    expect(await startWith(built)).toBe('');
    expect(await revisions()).toBe(before);
  });

  it('has no older state vouched for: that is told in one line, and the suite starts', async () => {
    await startWith(await builds(A));
    await startWith(await builds(B));
    const newest = await revisions();
    await rm(path.join(store(), 'history', `${newest}.json`));
    for (const happens of [() => writeFile(hint(), 'torn'), () => rm(hint())]) {
      await happens();
      expect(await startWith(await builds('cccc3333'))).toBe(
        `· Nothing is published: the release store is at revision ${newest - 1}, and revision ${newest}, which was signed here, is later (npm run ops -- renew, if it was restored).\n`,
      );
      expect(await revisions()).toBe(newest - 1);
    }
  });
});

it('signs a store that was never signed', async () => {
  const built = await builds(A);
  await startWith(built);
  const newest = path.join(store(), 'history', '2.json');
  for (const file of ['1.json', '2.json'].map(name => path.join(store(), 'history', name))) {
    const entry = JSON.parse(await readFile(file, 'utf8'));
    delete entry.registry.signed;
    for (const build of entry.registry.areas.spot.builds) delete build.signed;
    await writeFile(file, JSON.stringify(entry));
  }
  await rm(path.join(root, 'keys'), { recursive: true });
  expect(JSON.parse(await readFile(newest, 'utf8')).registry.signed).toBeUndefined();
  expect(await startWith(built)).toBe('');
  const { registry } = JSON.parse(await readFile(path.join(store(), 'history', '3.json'), 'utf8'));
  expect([registry.signed.key, registry.areas.spot.builds[0].signed.key]).toEqual([
    expect.any(String),
    registry.signed.key,
  ]);
});

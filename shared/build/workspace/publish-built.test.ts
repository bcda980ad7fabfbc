import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

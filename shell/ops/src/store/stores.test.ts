import { bucketIn, Unreachable } from '@tradefloor/release/depot';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { SampleS3 } from '@tradefloor/release/sample-s3';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

let s3: SampleS3;
let root: string;
beforeAll(async () => {
  s3 = await SampleS3.start();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stores-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const KINDS = [
  ['folder', () => Promise.resolve('releases')],
  ['bucket', () => s3.store()],
] as const;

const entry = (revision: number, by = 'kim') => ({
  revision,
  by,
  at: '2026-11-20T10:00:00.000Z',
  command: 'promote',
  why: null,
  registry: { schema: 1, revision, areas: {} },
});

async function revisionsIn(store: ReleaseStore): Promise<number[]> {
  const found: number[] = [];
  for await (const { revision } of store.revisions()) found.push(revision);
  return found;
}

async function aBuildFolder(contents?: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(root, 'built');
  await rm(folder, { recursive: true, force: true });
  await writeBuildFolder(folder, {}, contents);
  return folder;
}

const CHUNKS = Object.fromEntries(
  ['entry.js', 'chunks/1.js', 'chunks/2.js', 'chunks/deep/3.js'].map(name => [name, name]),
);

describe.each(KINDS)('a %s', (_kind, named) => {
  let store: ReleaseStore;
  let name: string;
  beforeEach(async () => {
    name = await named();
    store = openStore(name, root);
  });

  it('is empty at first, and ends at the newest of what was appended', async () => {
    expect(await store.newest()).toEqual({ revision: 0, document: null });
    expect(await store.builds()).toEqual([]);
    for (let revision = 1; revision <= 5; revision += 1) expect(await store.append(entry(revision))).toBe('written');
    expect(await store.newest()).toEqual({ revision: 5, document: entry(5).registry });
    expect(await revisionsIn(store)).toEqual([5, 4, 3, 2, 1]);
    expect(await store.revision(9)).toBeNull();
    // Another reader, who has kept nothing.
    expect(await openStore(name, root).newest()).toMatchObject({ revision: 5 });
  });

  it('gives a revision to one of several writers at once, and tells the others', async () => {
    const writers = Array.from({ length: 8 }, (_, at) => `writer ${at}`);
    for (let revision = 1; revision <= 4; revision += 1) {
      const written = await Promise.all(
        writers.map(async by => ((await openStore(name, root).append(entry(revision, by))) === 'written' ? [by] : [])),
      );
      const [winner, ...others] = written.flat();
      expect(others).toEqual([]);
      expect(await store.revision(revision)).toMatchObject({ by: winner });
    }
    expect(await store.newest()).toMatchObject({ revision: 4 });
  });

  it('has a build whole, as it was put there, until it is removed', async () => {
    const folder = await aBuildFolder(CHUNKS);
    expect(await store.hasBuild('spot', 'ab12cd34')).toBe(false);
    await store.putBuild('spot', 'ab12cd34', folder);
    expect(await store.hasBuild('spot', 'ab12cd34')).toBe(true);
    const contents = store.contents('spot', 'ab12cd34');
    const files = (await contents.entries()).map(({ file }) => file);
    expect(files.toSorted()).toEqual([...Object.keys(CHUNKS), 'area.json'].toSorted());
    expect(String(await contents.read('chunks/deep/3.js'))).toBe('chunks/deep/3.js');
    await expect(contents.read('chunks/9.js')).rejects.toThrow('chunks/9.js');
    const [stored, ...others] = await store.builds();
    expect([stored, others]).toEqual([{ area: 'spot', build: 'ab12cd34', since: stored?.since }, []]);
    expect(Math.abs(Date.now() - Number(stored?.since))).toBeLessThan(3_600_000);
    await store.removeBuild('spot', 'ab12cd34');
    expect([await store.hasBuild('spot', 'ab12cd34'), await store.builds()]).toEqual([false, []]);
  });

  it('puts a build in the place of what was there', async () => {
    await store.putBuild('spot', 'ab12cd34', await aBuildFolder(CHUNKS));
    await store.putBuild('spot', 'ab12cd34', await aBuildFolder({ 'entry.js': 'another' }));
    const contents = store.contents('spot', 'ab12cd34');
    expect((await contents.entries()).map(({ file }) => file).toSorted()).toEqual(['area.json', 'entry.js']);
    expect(String(await contents.read('entry.js'))).toBe('another');
  });

  it('lends a build as a folder', async () => {
    const folder = await aBuildFolder(CHUNKS);
    await store.putBuild('spot', 'ab12cd34', folder);
    const borrowed = await store.borrow('spot', 'ab12cd34');
    const lent = await readdir(borrowed.folder, { recursive: true });
    expect(lent.toSorted()).toEqual((await readdir(folder, { recursive: true })).toSorted());
    await borrowed.giveBack();
  });

  it('is what an operator publishes into, promotes in, verifies and prunes', async () => {
    const kim = await SampleOperator.arrive();
    kim.env['TRADEFLOOR_STORE'] = name.startsWith('s3:') ? name : kim.store;
    await kim.publishes('aaaa1111', 'bbbb1111', 'cccc1111');
    await kim.does('promote spot bbbb1111');
    expect(await kim.does('status')).toContain('bbbb1111');
    expect(await kim.does('verify')).toContain('3 builds are whole');
    await kim.does('promote spot cccc1111 --if-revision 4');
    expect(await kim.types('rollback spot --if-revision 4')).toMatchObject({ exit: 3 });
    await kim.does('rollback spot');
    kim.pass(40 * 86_400_000);
    expect(await kim.does('prune --keep 0 --min-age 1h')).toContain('spot aaaa1111');
    expect(await kim.does('verify')).not.toContain('aaaa1111');
    await kim.leave();
  });
});

describe('a bucket', () => {
  it('knows its own revision again when the answer to its writing was lost', async () => {
    const name = await s3.store();
    const asked: string[] = [];
    if (s3.own !== null) {
      s3.own.fateOf = request =>
        request === 'PUT of/tradefloor/history/1.json' && asked.push(request) === 1 ? 'unanswered' : 'answered';
    }
    expect(await openStore(name, root).append(entry(1))).toBe('written');
    expect(await openStore(name, root).append(entry(1, 'somebody else'))).toBe('conflict');
  });

  it('that does not answer, or is not there, is never taken for an empty one', async () => {
    const missing = openStore('s3://not-a-bucket-of-ours/x', root);
    await expect(missing.newest()).rejects.toThrow('The store cannot be read');
    await expect(bucketIn('s3://not-a-bucket-of-ours/x')?.read('registry.json')).rejects.toThrow(Unreachable);
    const kim = await SampleOperator.arrive();
    kim.env['TRADEFLOOR_STORE'] = 's3://not-a-bucket-of-ours/x';
    expect(await kim.types('status')).toMatchObject({ exit: 4, err: expect.stringContaining('NoSuchBucket') });
    await kim.leave();
  });

  it('serves nothing of a publish that was killed half-way: the next brings the whole', async () => {
    const name = await s3.store();
    await bucketIn(name)?.replace('builds/spot/ab12cd34/entry.js', 'half');
    const store = openStore(name, root);
    expect(await store.hasBuild('spot', 'ab12cd34')).toBe(false);
    await store.putBuild('spot', 'ab12cd34', await aBuildFolder({ 'entry.js': 'whole' }));
    expect(String(await store.contents('spot', 'ab12cd34').read('entry.js'))).toBe('whole');
  });

  it('that somebody changed is found by verify', async () => {
    const name = await s3.store();
    const kim = await SampleOperator.arrive();
    kim.env['TRADEFLOOR_STORE'] = name;
    await kim.publishes('aaaa1111');
    await bucketIn(name)?.replace('builds/spot/aaaa1111/entry.js', 'changed');
    const verified = await kim.types('verify');
    expect(verified).toMatchObject({ exit: 1, out: expect.stringContaining('entry.js differs from its hash') });
    await kim.leave();
  });
});

it('is named as a folder or as a bucket, and told when it is neither', async () => {
  expect(openStore('releases', root).place).toBe(path.join(root, 'releases'));
  expect(openStore('s3://of-ours/a/b', root).place).toBe('s3://of-ours/a/b');
  expect(() => openStore('s3://', root)).toThrow('give a folder, or a bucket as s3://bucket/prefix');
});

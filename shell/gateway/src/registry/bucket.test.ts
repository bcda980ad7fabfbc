import { bucketIn, NAMES } from '@tradefloor/release/depot';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { writeBuildFolder } from '@tradefloor/release/sample-build-folder';
import { SampleS3 } from '@tradefloor/release/sample-s3';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleGateway } from '../sample-gateway';

let s3: SampleS3;
let store: string;
let gateway: SampleGateway;
beforeAll(async () => {
  s3 = await SampleS3.start();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  store = await s3.store();
  gateway = await SampleGateway.open({ store, guestCallsPerSecond: 0 });
});
afterEach(() => gateway.close());

async function releases(revision: number, build: string): Promise<void> {
  const depot = bucketIn(store);
  const folder = path.join(gateway.root, build);
  const said = await writeBuildFolder(folder, { build }, { 'entry.js': `/* ${build} */` });
  for (const file of ['entry.js', 'area.json'])
    await depot?.replace(NAMES.file('spot', build, file), await readFile(path.join(folder, file)));
  const updated = '2026-11-20T10:00:00.000Z';
  const areas = { spot: releasesOf([aBuild(said)], { stable: build }) };
  const registry = { schema: 1, revision, updated, areas };
  await depot?.create(NAMES.revision(revision), JSON.stringify({ revision, registry }));
}

async function registryAt(revision: number): Promise<void> {
  for (;;) {
    const told: { revision: number } = JSON.parse(await (await gateway.get('/registry')).text());
    if (told.revision === revision) return;
  }
}

describe('a gateway over a bucket', () => {
  it('notices what is released, and gives out its files', async () => {
    await releases(1, 'aaaa1111');
    await registryAt(1);
    const answer = await gateway.get('/builds/spot/aaaa1111/entry.js');
    expect([answer.status, await answer.text()]).toEqual([200, '/* aaaa1111 */']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    await releases(2, 'bbbb1111');
    await registryAt(2);
    expect((await gateway.get('/builds/spot/cccc1111/entry.js')).status).toBe(404);
  });

  it('stands while the bucket is away, says so, and sends nobody that a file is gone for good', async () => {
    // A server that is not ours cannot be told to go away.
    if (s3.own === null) return;
    await releases(1, 'aaaa1111');
    await registryAt(1);
    s3.own.fateOf = () => 'refused';
    const answer = await gateway.get('/builds/spot/aaaa1111/entry.js', { 'accept-encoding': 'identity' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    let health: { revision: number; problems: string[] };
    do health = JSON.parse(await (await gateway.get('/healthz')).text());
    while (health.problems.length === 0);
    expect(health).toMatchObject({ revision: 1, problems: [expect.stringContaining(store)] });
    s3.own.fateOf = () => 'answered';
    do health = JSON.parse(await (await gateway.get('/healthz')).text());
    while (health.problems.length > 0);
    expect((await gateway.get('/builds/spot/aaaa1111/entry.js')).status).toBe(200);
  });

  it('is not ready before it has once read the bucket', async () => {
    const unready = await SampleGateway.open({ store: 's3://not-a-bucket-of-ours' });
    const answer = await unready.get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      ready: false,
      lacks: ['a store that can be read', 'a registry with an area'],
      store: expect.stringContaining('NoSuchBucket'),
    });
    await unready.close();
  });
});

import { writeSigned } from '@tradefloor/release/sample-build-folder';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { SampleSigner } from '@tradefloor/release/sample-signed';
import { KEY_FILES } from '@tradefloor/release/signing';
import fs, { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleGateway } from '../sample-gateway';

const kim = new SampleSigner();
const { readFile } = fs;

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
});

/** As the system says no to a process that has too many files and sockets open. */
function noneToSpareFor(name: string): void {
  jest.spyOn(fs, 'readFile').mockImplementation((...asked: Parameters<typeof readFile>) => {
    const [file] = asked;
    if (typeof file !== 'string' || !file.endsWith(name)) return readFile(...asked);
    return Promise.reject(Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' }));
  });
}

async function promotes(revision: number, stable: string): Promise<void> {
  const updated = `2026-11-22T10:00:0${revision}.000Z`;
  const builds = ['aaaa1111', ...(revision > 1 ? [stable] : [])].map(build => aBuild({ build }));
  const registry = { schema: 1 as const, revision, updated, areas: { spot: releasesOf(builds, { stable }) } };
  await writeSigned(gateway.store, kim.signsRegistry(registry));
}

it('takes no area away while a description cannot be read for want of files', async () => {
  const keys = path.join(gateway.root, 'keys');
  await mkdir(keys);
  await writeFile(KEY_FILES.known(keys), JSON.stringify({ keys: [kim.key] }));
  const signed = await SampleGateway.open({ keys, store: gateway.store });
  const stable = async () => {
    const told: { revision: number; areas: { spot?: { stable: string } } } = JSON.parse(
      await (await signed.get('/registry')).text(),
    );
    return [told.revision, told.areas.spot?.stable];
  };
  const until = async (revision: number) => {
    while ((await stable())[0] !== revision);
  };
  await promotes(1, 'aaaa1111');
  await until(1);
  noneToSpareFor('bbbb2222/area.json');
  await promotes(2, 'bbbb2222');
  let store = 'readable';
  while (store === 'readable') ({ store } = JSON.parse(await (await signed.get('/readyz')).text()));
  expect([await stable(), store]).toEqual([[1, 'aaaa1111'], expect.stringContaining('EMFILE')]);
  jest.restoreAllMocks();
  await until(2);
  expect(await stable()).toEqual([2, 'bbbb2222']);
  await signed.close();
});

it('says of a file that it cannot read that it cannot, and not that there is none', async () => {
  await gateway.release({ build: 'aaaa1111' });
  await gateway.noticed();
  noneToSpareFor('entry.js');
  const answer = await gateway.get('/builds/spot/aaaa1111/entry.js');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  jest.restoreAllMocks();
  expect((await gateway.get('/builds/spot/aaaa1111/entry.js')).status).toBe(200);
});

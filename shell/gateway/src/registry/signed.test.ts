import { type Registry } from '@tradefloor/release';
import { folderDepot } from '@tradefloor/release/depot';
import { LAYOUT } from '@tradefloor/release/folder';
import { writeRevision, writeSigned } from '@tradefloor/release/sample-build-folder';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { SampleSigner } from '@tradefloor/release/sample-signed';
import type { SignedRegistry } from '@tradefloor/release/signed-registry';
import { KEY_FILES } from '@tradefloor/release/signing';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SampleGateway } from '../sample-gateway';
import { LastGood } from './last-good';
import { RegistrySource } from './registry-source';

const kim = new SampleSigner();

let root: string;
let refused: string[];
const started: RegistrySource[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'signed-'));
  refused = [];
  await mkdir(keys());
  await writeFile(KEY_FILES.known(keys()), JSON.stringify({ keys: [kim.key] }));
});
afterEach(async () => {
  for (const source of started.splice(0)) source.stop();
  await rm(root, { recursive: true, force: true });
});

const keys = () => path.join(root, 'keys');

function registryOf(revision: number, stable: string): Registry {
  const builds = ['aaaa1111', 'bbbb1111'].map(build => aBuild({ build }));
  const lastGood = builds.map(({ build }) => build).filter(build => build !== stable);
  const updated = `2026-11-22T10:00:0${revision}.000Z`;
  return { schema: 1, revision, updated, areas: { spot: releasesOf(builds, { stable, lastGood }) } };
}

async function writes(store: string, registry: Registry, signer = kim, as = registry.revision, change = {}) {
  const signed = signer.signsRegistry(registry, change);
  await writeSigned(store, { ...signed, document: { ...signed.document, revision: as } });
  return signed.document;
}

/** As a gateway that is started: what it had before it finds in its folder. */
async function aSource(store: string) {
  const source = new RegistrySource({
    depot: folderDepot(store),
    keys: keys(),
    lastGood: new LastGood(path.join(root, 'state'), store),
    refused: why => refused.push(why),
  });
  started.push(source);
  await source.start();
  return source;
}

const stableIn = (source: RegistrySource) => source.current.registry.areas['spot']?.stable;

describe('a gateway that knows keys', () => {
  it('keeps what it has when what comes after was altered, replayed, signed by nobody or by somebody else', async () => {
    const store = path.join(root, 'store');
    await writes(store, registryOf(1, 'bbbb1111'));
    const source = await aSource(store);
    await writes(store, registryOf(2, 'aaaa1111'));
    await source.lookAgain();
    expect([source.current.revision, source.problem]).toEqual([2, null]);

    const { document } = kim.signsRegistry(registryOf(3, 'bbbb1111'));
    const said = document.signed.said.replace('"stable":"bbbb1111"', '"stable":"aaaa1111"');
    const forged = Object.assign({}, document, { signed: { ...document.signed, said } });
    const copy: Registry = JSON.parse(JSON.stringify(document).replace('"entry":"entry.js"', '"entry":"other.js"'));
    const cases: Array<[() => Promise<unknown>, string]> = [
      [() => writeRevision(store, forged), 'does not hold'],
      [() => writeRevision(store, copy), 'something else than what was signed'],
      // The body of the first revision, as the third.
      [() => writes(store, registryOf(1, 'bbbb1111'), kim, 3), 'something else than what was signed'],
      [() => writeRevision(store, registryOf(3, 'bbbb1111')), 'not signed'],
      [() => writes(store, registryOf(3, 'bbbb1111'), new SampleSigner()), 'not known here'],
      [() => writes(store, registryOf(3, 'bbbb1111'), kim, 3, { expires: '2026-01-01T00:00:00.000Z' }), 'expired'],
    ];
    for (const [happens, why] of cases) {
      await happens();
      await source.lookAgain();
      expect([source.current.revision, stableIn(source)]).toEqual([2, 'aaaa1111']);
      expect(source.problem).toContain(why);
      expect(refused.at(-1)).toContain(`TF-1301 registry refused: ${source.problem?.split('refused: ')[1]}`);
    }
    // Told once each, however often it looks.
    const before = refused.length;
    await source.lookAgain();
    expect(refused).toHaveLength(before);

    await writes(store, registryOf(3, 'bbbb1111'));
    await source.lookAgain();
    expect([stableIn(source), source.problem]).toEqual(['bbbb1111', null]);
  });

  it('takes nothing older than what it has seen, also after a restart, until an operator signs it anew', async () => {
    const store = path.join(root, 'store');
    await writes(store, registryOf(5, 'aaaa1111'));
    (await aSource(store)).stop();
    await rm(store, { recursive: true });
    await writes(store, registryOf(4, 'bbbb1111'));
    const again = await aSource(store);
    expect([stableIn(again), again.problem]).toEqual(['aaaa1111', expect.stringContaining('older than revision 5')]);
    await writes(store, { ...registryOf(5, 'bbbb1111'), updated: '2026-11-22T11:00:00.000Z' });
    await again.lookAgain();
    expect([stableIn(again), again.problem]).toEqual(['bbbb1111', null]);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, 500)],
    ['empty', () => ''],
    ['another one', (text: string) => text.replaceAll('aaaa1111', 'cccc1111')],
    ['none', () => '{"pointers":7,"descriptions":{}}'],
  ])('starts where what it had taken last is %s, as a power cut may leave it', async (_, spoilt) => {
    const store = path.join(root, 'store');
    await writes(store, registryOf(1, 'aaaa1111'));
    (await aSource(store)).stop();
    const [kept = ''] = await readdir(path.join(root, 'state'));
    const file = path.join(root, 'state', kept);
    await writeFile(file, spoilt(await readFile(file, 'utf8')));
    expect(stableIn(await aSource(store))).toBe('aaaa1111');
  });

  it('points nobody at a build whose description was changed, and serves none of its files', async () => {
    const store = path.join(root, 'store');
    await writes(store, registryOf(1, 'aaaa1111'));
    const file = path.join(LAYOUT.build(store, 'spot', 'aaaa1111'), 'area.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('1.0.0', '1.0.1'));
    const source = await aSource(store);
    expect(source.current.registry.areas['spot']?.builds.map(({ build }) => build)).toEqual(['bbbb1111']);
    expect(source.filesOf('spot', 'aaaa1111')).toBeNull();
    expect(source.problem).toContain('spot aaaa1111');
    await writeFile(file, text);
    await source.lookAgain();
    expect([source.filesOf('spot', 'aaaa1111')?.size, source.problem]).toEqual([1, null]);
  });
});

it('what was signed is passed on word for word, and the page knows the keys', async () => {
  const gateway = await SampleGateway.open({ keys: keys() });
  const { signed } = await writes(gateway.store, registryOf(1, 'aaaa1111'));
  let answer: Response;
  do answer = await gateway.get('/registry/signed');
  while (answer.status === 404);
  const { pointers, descriptions }: SignedRegistry = JSON.parse(await answer.text());
  expect(pointers).toEqual(signed);
  for (const { said } of descriptions) {
    const { area, build } = JSON.parse(said);
    expect(said).toBe(await readFile(path.join(LAYOUT.build(gateway.store, area, build), 'area.json'), 'utf8'));
  }
  expect(await (await gateway.get('/')).text()).toContain(`"keys":["${kim.key}"]`);
  await gateway.close();
});

describe('a page that comes before anything that was signed', () => {
  const keysIn = async (gateway: SampleGateway) => /"keys":(\[.*?\])/.exec(await (await gateway.get('/')).text())?.[1];

  it.each([
    ['the store is empty', () => undefined],
    ['the store cannot be read', (store: string) => writeFile(store, '')],
    ['nobody has signed what is there', (store: string) => writeRevision(store, registryOf(1, 'aaaa1111'))],
  ])('knows the keys: %s', async (_, happens) => {
    const store = path.join(root, 'store');
    await happens(store);
    const gateway = await SampleGateway.open({ keys: keys(), store });
    expect(await keysIn(gateway)).toBe(`["${kim.key}"]`);
    await gateway.close();
  });

  it('believes nobody while the keys cannot be read', async () => {
    const known = await readFile(KEY_FILES.known(keys()));
    await rm(KEY_FILES.known(keys()));
    const source = await aSource(path.join(root, 'store'));
    expect(source.current.keys).toBeNull();
    await writeFile(KEY_FILES.known(keys()), known.subarray(0, 20));
    await source.lookAgain();
    expect(source.current.keys).toEqual([]);
    await writeFile(KEY_FILES.known(keys()), known);
    await source.lookAgain();
    expect(source.current.keys).toEqual([kim.key]);
  });

  it('knows none where nobody signs', async () => {
    const gateway = await SampleGateway.open({ keys: path.join(root, 'none') });
    expect(await keysIn(gateway)).toBeUndefined();
    await gateway.close();
  });
});

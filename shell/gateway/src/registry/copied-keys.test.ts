import type { Registry } from '@tradefloor/release';
import { folderDepot } from '@tradefloor/release/depot';
import { writeSigned } from '@tradefloor/release/sample-build-folder';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { SampleSigner } from '@tradefloor/release/sample-signed';
import { KEY_FILES } from '@tradefloor/release/signing';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LastGood } from './last-good';
import { RegistrySource } from './registry-source';

const kim = new SampleSigner();
const KNOWN = JSON.stringify({ keys: [kim.key] });

let root: string;
const started: RegistrySource[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'copied-'));
  await mkdir(path.join(root, 'keys'));
  await writeFile(known(), KNOWN);
});
afterEach(async () => {
  for (const source of started.splice(0)) source.stop();
  await rm(root, { recursive: true, force: true });
});

const known = () => KEY_FILES.known(path.join(root, 'keys'));
/** What a copy that is under way has of them. */
const halfCopied = () => writeFile(known(), KNOWN.slice(0, 20));

function registryOf(revision: number, stable: string): Registry {
  const updated = `2026-11-22T10:00:0${revision}.000Z`;
  return { schema: 1, revision, updated, areas: { spot: releasesOf([aBuild({ build: stable })], { stable }) } };
}

async function writes(registry: Registry): Promise<void> {
  const store = path.join(root, 'store');
  await rm(store, { recursive: true, force: true });
  await writeSigned(store, kim.signsRegistry(registry));
}

async function aSource() {
  const store = path.join(root, 'store');
  const source = new RegistrySource({
    depot: folderDepot(store),
    keys: path.join(root, 'keys'),
    lastGood: new LastGood(path.join(root, 'state'), store),
  });
  started.push(source);
  await source.start();
  return source;
}

const stands = ({ current, problem }: RegistrySource) => [current.revision, problem];

describe('a gateway whose keys are being copied', () => {
  it('keeps what it has when another one tells of a revision, and takes that afterwards', async () => {
    await writes(registryOf(1, 'aaaa1111'));
    const source = await aSource();
    await halfCopied();
    await source.hear(kim.passesOn(registryOf(2, 'bbbb1111')));
    expect(source.current.revision).toBe(1);
    await writeFile(known(), KNOWN);
    await source.hear(kim.passesOn(registryOf(2, 'bbbb1111')));
    expect(stands(source)).toEqual([2, null]);
  });

  it('starts and takes nothing, and afterwards nothing older than it had before', async () => {
    await writes(registryOf(2, 'aaaa1111'));
    (await aSource()).stop();
    await writes(registryOf(1, 'bbbb1111'));
    await halfCopied();
    const source = await aSource();
    expect(stands(source)).toEqual([0, expect.stringContaining('known.json cannot be read')]);
    await writeFile(known(), KNOWN);
    await source.lookAgain();
    expect(stands(source)).toEqual([2, expect.stringContaining('older than revision 2')]);
  });
});

import { bucketIn } from '@tradefloor/release/depot';
import { SampleS3 } from '@tradefloor/release/sample-s3';
import { KEY_FILES } from '@tradefloor/release/signing';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editRegistry } from '../edit-registry';
import { SampleOperator } from '../sample-operator';
import { openFolderStore } from '../store/folder-store';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B);
  await kim.does(`promote spot ${A}`);
});
afterEach(() => kim.leave());

const keys = () => path.join(kim.root, '.tradefloor', 'keys');
const historyOf = (revision: number) => path.join(kim.store, 'history', `${revision}.json`);
const emptied = () => rm(kim.store, { recursive: true });
const backup = () => cp(kim.store, path.join(kim.root, 'backup'), { recursive: true });

async function restored() {
  await rm(kim.store, { recursive: true, force: true });
  await cp(path.join(kim.root, 'backup'), kim.store, { recursive: true });
}

describe('a store that was emptied', () => {
  it.each([`publish built-spot-${A}`, `publish built-spot-${A} --promote-new`, 'keys next', 'renew'])(
    'is not begun anew by "%s"',
    async line => {
      await emptied();
      const { exit, err } = await kim.types(line);
      expect([exit, err]).toEqual([expect.any(Number), expect.stringContaining('--empty')]);
      expect(exit).not.toBe(0);
      expect(await kim.does('status')).toContain('Nothing');
      expect(await kim.types('verify')).toMatchObject({ exit: 1, out: expect.stringContaining('revision 3') });
    },
  );

  it('is begun anew by who says so, under a moment that gateways take', async () => {
    const { updated } = await kim.registry();
    await emptied();
    kim.pass(-86_400_000);
    await kim.does('renew --empty');
    expect((await kim.registry()).updated > updated).toBe(true);
    await kim.does(`publish built-spot-${A} --promote`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
  });

  it('goes on as it was once its backup is back and signed', async () => {
    await backup();
    await kim.does(`promote spot ${B}`);
    await restored();
    expect(await kim.types(`promote spot ${B}`)).toMatchObject({ exit: 4 });
    await kim.does('renew');
    await kim.does(`promote spot ${B}`);
  });
});

describe('an older state of a store', () => {
  it('is signed over by nobody who does not say so', async () => {
    await kim.does(`block spot ${A}`);
    await rm(historyOf(4));
    await writeFile(path.join(kim.store, 'registry.json'), 'torn');
    for (const line of [`promote spot ${B}`, `publish ${await kim.builds({ build: 'cccc3333' })}`, 'keys next']) {
      expect(await kim.types(line)).toMatchObject({
        exit: 4,
        err: expect.stringContaining('revision 3 is older than revision 4, which was seen here'),
      });
    }
    expect(await kim.types('verify')).toMatchObject({ exit: 1, out: expect.stringContaining('older than revision 4') });
    // As gateways say it, whose way out is the same.
    kim.pass(-86_400_000);
    await kim.does('renew');
    expect(await kim.registry()).toMatchObject({ revision: 4, updated: expect.stringMatching(/^2026-11-20/) });
    await kim.does(`promote spot ${B}`);
    expect(await kim.does('verify')).toMatch(/ (is|are) whole/);
  });

  it('is not one that nobody ever signed', async () => {
    const { signed: _signed, ...registry }: Record<string, unknown> = { ...(await kim.registry()) };
    const forged = { ...registry, revision: 1, updated: '2030-01-01T00:00:00.000Z' };
    await rm(path.join(kim.store, 'history'), { recursive: true });
    await cp(path.join(kim.store, 'registry.json'), historyOf(1));
    await writeFile(
      historyOf(1),
      JSON.stringify({ revision: 1, at: '', by: '', command: '', why: null, registry: forged }),
    );
    for (const line of [`promote spot ${B}`, 'renew']) {
      expect(await kim.types(line)).toMatchObject({ exit: 4, err: expect.stringContaining('it is not signed') });
    }
  });
});

describe('what is remembered', () => {
  it.each([
    ['lost', () => rm(KEY_FILES.signed(keys()))],
    ['torn', () => writeFile(KEY_FILES.signed(keys()), '{"')],
    ['of another kind', () => writeFile(KEY_FILES.signed(keys()), '[3]')],
  ])('keeps nobody out when it is %s', async (_, happens) => {
    await happens();
    await kim.does(`promote spot ${B}`);
    await emptied();
    expect(await kim.types(`publish built-spot-${A}`)).toMatchObject({ exit: 4 });
  });

  it('may lag, as on another machine with a copy of the keys', async () => {
    const before = await readFile(KEY_FILES.signed(keys()));
    await kim.does(`promote spot ${B}`);
    await writeFile(KEY_FILES.signed(keys()), before);
    await kim.does(`rollback spot`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
  });

  it('is nothing to hold against who has read the store right before somebody else wrote', async () => {
    const store = openFolderStore(kim.store);
    let isFirst = true;
    const overtaken = {
      ...store,
      async newest() {
        const standing = await store.newest();
        if (isFirst) await kim.does(`promote spot ${B}`);
        isFirst = false;
        return standing;
      },
    };
    const note = {
      by: 'lee',
      command: 'renew',
      why: null,
      ifRevision: null,
      now: () => new Date(),
      signing: kim.signing,
    };
    expect(await editRegistry(overtaken, note, () => ({ areas: {} }))).toMatchObject({ revision: 5 });
  });

  it('is of one store, and none of another under the same keys', async () => {
    for (const line of [`publish built-spot-${A} --promote`, `block spot ${A}`]) {
      await kim.does(`${line} --store other`);
      await kim.does(`promote spot ${line.startsWith('publish') ? B : A}`);
    }
    await rm(path.join(kim.root, 'other'), { recursive: true });
    expect(await kim.types(`publish built-spot-${A} --store other`)).toMatchObject({ exit: 4 });
    await kim.does('renew');
  });
});

it('a bucket that was emptied is not begun anew either', async () => {
  const s3 = await SampleS3.start();
  const store = await s3.store();
  await kim.does(`publish built-spot-${A} --promote --store ${store}`);
  const bucket = bucketIn(store);
  for (const { name } of (await bucket?.listAll('history')) ?? []) await bucket?.remove([`history/${name}`]);
  const refused = { exit: 4, err: expect.stringContaining(`${store} is empty, and revision 2 was signed for it`) };
  expect(await kim.types(`publish built-spot-${B} --store ${store}`)).toMatchObject(refused);
  await kim.does(`renew --empty --store ${store}`);
  await kim.does(`publish built-spot-${B} --store ${store}`);
  await s3.stop();
});

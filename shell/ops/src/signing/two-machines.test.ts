import { readPointers } from '@tradefloor/release/signed-registry';
import { signedIn } from '@tradefloor/release/signed-store';
import { KEY_FILES, readKnownKeys } from '@tradefloor/release/signing';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { trustKey } from './keys';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A, B);
  await kim.does(`promote spot ${A}`);
});
afterEach(() => kim.leave());

const keys = () => kim.signing.folder;
const lees = () => path.join(kim.root, 'lees-keys');

/** As it is when a second operator gets a copy of the keys for a machine of theirs. */
const copyKeys = () => cp(keys(), lees(), { recursive: true });

async function leeTypes(line: string) {
  kim.env['TRADEFLOOR_KEYS'] = lees();
  const said = await kim.types(line);
  delete kim.env['TRADEFLOOR_KEYS'];
  return said;
}

async function pointers() {
  const signed = signedIn(await kim.registry());
  if (signed === null) throw new Error('nothing is signed');
  return { key: signed.key, keys: readPointers(signed).keys };
}

describe('an operator whose keys are from before the last change of them', () => {
  it('signs nothing with a key that counts no longer, and keeps nobody else out by it', async () => {
    await kim.does('keys next');
    await copyKeys();
    await rm(KEY_FILES.next(lees()));
    await kim.does('keys switch');
    const { keys: said } = await pointers();
    for (const line of [`promote spot ${B}`, 'keys next', `canary spot ${B} --begin`]) {
      expect(await leeTypes(line)).toMatchObject({ exit: 1, err: expect.stringContaining('counts no longer') });
    }
    expect(await pointers()).toEqual({ key: said[0], keys: said });
    await kim.does(`promote spot ${B}`);
    expect(await kim.does('verify')).toContain('2 builds are whole');
  });

  it('takes no key from gateways and tabs that they have just heard of', async () => {
    await copyKeys();
    await kim.does('keys next');
    const { keys: said } = await pointers();
    expect((await leeTypes(`promote spot ${B}`)).exit).toBe(0);
    expect((await pointers()).keys).toEqual(said);
    await kim.does('keys switch');
  });

  it('makes none count again that was retired', async () => {
    const stolen = Buffer.alloc(32, 7).toString('base64');
    await kim.does(`keys trust ${stolen}`);
    await copyKeys();
    await kim.does(`keys retire ${stolen}`);
    expect((await leeTypes(`promote spot ${B}`)).exit).toBe(0);
    expect((await pointers()).keys).not.toContain(stolen);
  });
});

it('a next key that only this machine knows is not switched to', async () => {
  await kim.does('keys next');
  const { keys: told } = await readKnownKeys(keys());
  // As it is after a kill between knowing it here and telling of it.
  await kim.does(`keys retire ${told[1] ?? ''}`);
  await trustKey(keys(), told[1] ?? '');
  expect(await kim.types('keys switch')).toMatchObject({ exit: 1, err: expect.stringContaining('Nobody knows') });
  await kim.does('keys next');
  await kim.does('keys switch');
});

it('a backup from before a change of the key is signed anew once its key is trusted again', async () => {
  const backup = path.join(kim.root, 'backup');
  await cp(kim.store, backup, { recursive: true });
  await kim.does('keys next');
  await kim.does('keys switch');
  await kim.does(`promote spot ${B}`);
  await rm(kim.store, { recursive: true });
  await cp(backup, kim.store, { recursive: true });
  expect(await kim.types('renew')).toMatchObject({ exit: 4, err: expect.stringContaining('a key that is not known') });
  const { retired } = await readKnownKeys(keys());
  await kim.types(`keys trust ${retired[0] ?? ''}`);
  await kim.does('renew');
  await kim.does(`keys retire ${retired[0] ?? ''}`);
  await kim.does(`promote spot ${B}`);
  expect(await kim.does('verify')).toContain('2 builds are whole');
});

describe('a key that another operator has retired', () => {
  const stolen = Buffer.alloc(32, 7).toString('base64');
  beforeEach(async () => {
    await kim.does(`keys trust ${stolen}`);
    await copyKeys();
    await kim.does(`keys retire ${stolen}`);
  });

  it.each(['renew', `publishers trust team ${Buffer.alloc(32, 8).toString('base64')} --areas spot`, 'keys next'])(
    'does not count again by "%s"',
    async line => {
      expect((await leeTypes(line)).exit).toBe(0);
      expect((await pointers()).keys).not.toContain(stolen);
    },
  );

  it('counts again where it is named', async () => {
    await kim.does(`keys trust ${stolen}`);
    expect((await pointers()).keys).toContain(stolen);
  });
});

it('a key that counts no longer does not bring itself back by signing anew', async () => {
  await kim.does('keys next');
  await copyKeys();
  await rm(KEY_FILES.next(lees()));
  await kim.does('keys switch');
  const told = await pointers();
  expect(await leeTypes('renew')).toMatchObject({ exit: 1, err: expect.stringContaining('counts no longer') });
  expect(await pointers()).toEqual(told);
});

it('a key that came back is signed with after a backup from when it did not count', async () => {
  const first = (await pointers()).key;
  const pem = path.join(kim.root, 'first.pem');
  await cp(KEY_FILES.signing(keys()), pem);
  await kim.does('keys next');
  await kim.does('keys switch');
  const second = (await pointers()).key;
  await cp(kim.store, path.join(kim.root, 'backup'), { recursive: true });
  await kim.does(`keys trust ${first}`);
  await cp(pem, KEY_FILES.signing(keys()));
  await kim.does('renew');
  await kim.does(`keys retire ${second}`);
  await rm(kim.store, { recursive: true });
  await cp(path.join(kim.root, 'backup'), kim.store, { recursive: true });
  await kim.types(`keys trust ${second}`);
  await kim.does('renew');
  expect(await pointers()).toMatchObject({ key: first });
});

it('who publishes for a team tells gateways and tabs nothing of keys', async () => {
  const heardOf = await pointers();
  await trustKey(keys(), Buffer.alloc(32, 9).toString('base64'));
  await kim.does(`publishers trust team ${Buffer.alloc(32, 8).toString('base64')} --areas spot`);
  expect(await pointers()).toEqual(heardOf);
});

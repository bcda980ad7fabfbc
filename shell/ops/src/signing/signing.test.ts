import { readPointers } from '@tradefloor/release/signed-registry';
import { signedIn } from '@tradefloor/release/signed-store';
import { KEY_FILES, readKnownKeys } from '@tradefloor/release/signing';
import { cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { makeKey } from './keys';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

const keys = () => path.join(kim.root, '.tradefloor', 'keys');
const historyOf = (revision: number) => path.join(kim.store, 'history', `${revision}.json`);

async function pointers() {
  const signed = signedIn(await kim.registry());
  if (signed === null) throw new Error('nothing is signed');
  return { key: signed.key, ...readPointers(signed) };
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

describe('a revision', () => {
  beforeEach(() => kim.publishes(A, B));

  it('is signed from the first on, with a key that lies outside of the store and is nobody else’s to read', async () => {
    const { key, before, expires, areas } = await pointers();
    expect(await readKnownKeys(keys())).toEqual({ keys: [key], retired: [] });
    const { mode } = await stat(KEY_FILES.signing(keys()));
    expect(mode.toString(8)).toMatch(/600$/);
    expect(before).toMatch(/^sha256-/);
    expect(expires).toBe('2027-02-18T10:00:00.001Z');
    expect(areas['spot']?.builds).toEqual([]);
    await kim.does(`promote spot ${A}`);
    expect((await pointers()).areas['spot']?.builds).toMatchObject([{ build: A }]);
    expect(await kim.does('verify')).toContain('2 builds are whole');
  });

  it.each([
    ['the pointers', '\\"stable\\":\\"aaaa1111', '\\"stable\\":\\"bbbb2222'],
    ['the copy beside them', '"stable": "aaaa1111"', '"stable": "bbbb2222"'],
    ['what a build says', '"entry": "entry.js"', '"entry": "other.js"'],
    ['the signature', '"signed": {', '"unsigned": {'],
  ])('with a change in %s is not written over, and nothing is signed', async (_, from, to) => {
    await kim.does(`promote spot ${A}`);
    const text = await readFile(historyOf(3), 'utf8');
    const at = text.lastIndexOf(from);
    expect(at).toBeGreaterThan(-1);
    await writeFile(historyOf(3), text.slice(0, at) + to + text.slice(at + from.length));
    for (const line of ['rollback --to-revision 2', `promote spot ${B}`, 'renew']) {
      expect(await kim.types(line)).toMatchObject({ exit: 4, err: expect.stringContaining('Revision 3') });
    }
    expect(await kim.types('verify')).toMatchObject({ exit: 1 });
    // Put aside like a damaged one, the one before counts again.
    await rm(historyOf(3));
    await kim.does('renew');
    await kim.does(`promote spot ${A}`);
    expect(await kim.does('verify')).toContain('2 builds are whole');
  });

  it('is not written over where an older one was put in its place', async () => {
    const older = JSON.parse(await readFile(historyOf(1), 'utf8'));
    await writeFile(historyOf(3), JSON.stringify({ ...older, revision: 3 }));
    expect(await kim.types('renew')).toMatchObject({
      exit: 4,
      err: expect.stringContaining('revision 1 was put in its place'),
    });
  });

  it('names the one before it, so that verify finds a changed history', async () => {
    await kim.does(`promote spot ${A}`);
    await change(historyOf(1), '\\"revision\\":1', '\\"revision\\":9');
    expect(await kim.types('verify')).toMatchObject({
      exit: 1,
      out: expect.stringContaining('Revision 1 in the history'),
    });
  });

  it('does not vouch for a description that was changed since it was signed', async () => {
    await change(path.join(kim.store, 'builds', 'spot', A, 'area.json'), '"version":"1.0.0"', '"version":"1.0.0" ');
    expect(await kim.types(`promote spot ${A}`)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('not the one that was signed'),
    });
  });

  it('is not made with a key that others do not know', async () => {
    await rm(KEY_FILES.signing(keys()));
    expect(await kim.types('renew')).toMatchObject({ exit: 1, err: expect.stringContaining('TRADEFLOOR_SIGN') });
    await rm(keys(), { recursive: true });
    expect(await kim.types('renew')).toMatchObject({ exit: 4, err: expect.stringContaining('no key is known here') });
  });
});

it('a store that was never signed is signed by the first write', async () => {
  await kim.publishes(A);
  await kim.forgetsSignatures();
  await rm(keys(), { recursive: true });
  await kim.does(`promote spot ${A}`);
  expect(await pointers()).toMatchObject({ before: null, areas: { spot: { builds: [{ build: A }] } } });
  expect(await kim.does('verify')).toContain('1 build is whole');
});

describe('keys', () => {
  it('change without a moment in which nobody knows the one that signs', async () => {
    await kim.publishes(A);
    const { key: first } = await pointers();
    await kim.does('keys next');
    const told = await pointers();
    expect([told.key, told.keys.length]).toEqual([first, 2]);
    await kim.does('keys switch');
    const second = told.keys.find(key => key !== first) ?? '';
    expect(await pointers()).toMatchObject({ key: second, keys: [second] });
    expect(await kim.does('keys')).toBe(`${second}  counts, and signs\n${first}  retired`);
    const [build] = (await kim.registry()).areas['spot']?.builds ?? [];
    expect(build?.signed?.key).toBe(second);
    expect(await kim.does('verify')).toContain('1 build is whole');
    expect(await kim.types('keys switch')).toMatchObject({ exit: 1 });
  });

  it('are switched to the end by whoever types it again after a kill', async () => {
    await kim.publishes(A);
    const { key: first } = await pointers();
    await kim.does('keys next');
    await writeFile(KEY_FILES.leaving(keys()), first);
    await rename(KEY_FILES.next(keys()), KEY_FILES.signing(keys()));
    expect(await kim.does('keys switch')).toContain(`${first} is retired`);
    const { key: second, keys: known } = await pointers();
    expect([second === first, known]).toEqual([false, [second]]);
    expect(await kim.types('keys switch')).toMatchObject({ exit: 1, err: expect.stringContaining('no next key') });
  });

  it('are not switched to one that no gateway has heard of', async () => {
    await kim.publishes(A);
    // As a kill leaves it between making the key and telling of it.
    await makeKey(KEY_FILES.next(keys()));
    expect(await kim.types('keys switch')).toMatchObject({ exit: 1, err: expect.stringContaining('Nobody knows') });
    await kim.does('keys next');
    await kim.does('keys switch');
    expect(await kim.does('verify')).toContain('1 build is whole');
  });

  it('may be a device’s, which signs what it is given', async () => {
    // Any other program would do: this one has the key in a file of its own.
    const device = path.join(kim.root, 'device.pem');
    await kim.publishes(A);
    await cp(KEY_FILES.signing(keys()), device);
    await rm(KEY_FILES.signing(keys()));
    const program = path.join(kim.root, 'sign.cjs');
    await writeFile(
      program,
      `const { readFileSync } = require('fs');
       process.stdout.write(require('crypto').sign(null, readFileSync(0), readFileSync('${device}')).toString('base64') + '\\n');`,
    );
    kim.env['TRADEFLOOR_SIGN'] = `${process.execPath} ${program}`;
    await kim.does(`promote spot ${A}`);
    expect(await kim.does('verify')).toContain('1 build is whole');
    // One that writes base64 as addresses do is understood, and written down as everybody reads it.
    kim.env['TRADEFLOOR_SIGN'] = `${process.execPath} ${program} | tr '+/' '-_' | tr -d =`;
    await kim.does('renew');
    expect(signedIn(await kim.registry())?.signature).toMatch(/^[\w+/]{86}==$/);
    expect(await kim.does('verify')).toContain('1 build is whole');
    kim.env['TRADEFLOOR_SIGN'] = 'exit 3';
    expect(await kim.types('renew')).toMatchObject({ exit: 1, err: expect.stringContaining('ended with 3') });
    kim.env['TRADEFLOOR_SIGN'] = 'echo nonsense';
    expect(await kim.types('renew')).toMatchObject({ exit: 1, err: expect.stringContaining('none of the known keys') });
  });

  it.each(['keys steal', 'keys trust', 'keys next abc'])('"%s" is not understood', async line => {
    expect(await kim.types(line)).toMatchObject({ exit: 2 });
  });
});

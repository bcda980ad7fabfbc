import { KEY_FILES, type KnownKeys, readKnownKeys } from '@tradefloor/release/signing';
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal';
import { causeSaid } from '../said/cause';
import { flush, isCode } from '../store/durable-file';
import { alone } from './alone';

/** Made once: of two who begin at the same moment, the second takes the first one's. */
export async function makeKey(file: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const staged = await written(file, String(privateKey.export({ format: 'pem', type: 'pkcs8' })), 0o600);
  try {
    await link(staged, file);
    await flush(path.dirname(file));
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(staged, { force: true });
  }
  return createPrivateKey(await readFile(file));
}

/** From now on its signatures count here. */
export function trustKey(folder: string, key: string): Promise<void> {
  return changeKnown(folder, ({ keys, retired }) => ({
    keys: [...new Set([...keys, key])],
    retired: retired.filter(known => known !== key),
  }));
}

/** From now on they do not; only of what was written before it is still made out who signed it. */
export function retireKey(folder: string, key: string): Promise<void> {
  return changeKnown(folder, ({ keys, retired }) => ({
    keys: keys.filter(known => known !== key),
    retired: [...new Set([key, ...retired])],
  }));
}

/** A file that is damaged is not one without keys: nothing is signed or believed on a guess. */
export async function knownKeys(folder: string): Promise<KnownKeys> {
  try {
    return await readKnownKeys(folder);
  } catch (error) {
    // Which file it is the sentence says.
    const met = error instanceof Error ? (error.cause ?? error) : error;
    const values = { file: KEY_FILES.known(folder), cause: causeSaid(met) };
    // What only somebody else may read is whole: no copy is to be put over it.
    const key = isCode(met, 'EACCES', 'EPERM') ? 'refused.keys.rights' : 'refused.keys';
    throw new Refusal('unreadable', { key, values });
  }
}

/** Written one way, as signatures name it: they are compared by it. */
export function requirePublicKey(text: string): void {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength === 32 && bytes.toString('base64') === text) return;
  throw new Refusal('usage', `"${text}" is no Ed25519 key: give its 32 bytes as base64.`);
}

async function changeKnown(folder: string, change: (known: KnownKeys) => KnownKeys): Promise<void> {
  const file = KEY_FILES.known(folder);
  await alone(file, async () => {
    const known = await knownKeys(folder);
    await replaceKept(file, `${JSON.stringify({ ...known, ...change(known) }, null, 1)}\n`);
  });
}

/** What is no secret, beside those that are. */
export async function replaceKept(file: string, content: string): Promise<void> {
  await rename(await written(file, content, 0o644), file);
  await flush(path.dirname(file));
}

async function written(file: string, content: string, mode: number): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // A desk has several at work at once.
  const staged = `${file}.${process.pid}-${randomBytes(6).toString('hex')}`;
  const handle = await open(staged, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    // A full disk must not be filled by what it cut short, nor keep a part of a key.
    await rm(staged, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return staged;
}

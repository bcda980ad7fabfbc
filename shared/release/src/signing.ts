import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type Checks, signedText } from './signed-registry';

/**
 * The folder of keys, outside of every store; Node only. `known.json` is all that a gateway needs of it:
 *
 *   known.json    the public keys that count, and those that did
 *   signing.pem   the private key, where no command of the operator's signs; 0600
 *   next.pem      the one that will take its place
 *   leaving.txt   while that happens: the public key of the one that goes
 *   signed.json   what was signed last for each store: nothing older is signed over unasked
 */
export const KEY_FILES = {
  known: (folder: string) => path.join(folder, 'known.json'),
  signing: (folder: string) => path.join(folder, 'signing.pem'),
  next: (folder: string) => path.join(folder, 'next.pem'),
  leaving: (folder: string) => path.join(folder, 'leaving.txt'),
  signed: (folder: string) => path.join(folder, 'signed.json'),
} as const;

const knownKeys = z.looseObject({ keys: z.array(z.string()), retired: z.prefault(z.array(z.string()), []) });

export type KnownKeys = z.infer<typeof knownKeys>;

/** None before the first key was made. Throws where there is a file that cannot be read: no key is not every key. */
export async function readKnownKeys(folder: string): Promise<KnownKeys> {
  const file = KEY_FILES.known(folder);
  try {
    return knownKeys.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return { keys: [], retired: [] };
    throw new Error(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The 32 bytes of an Ed25519 key, as base64. */
export function publicText(key: KeyObject): string {
  const { x = '' } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

export const nodeChecks: Checks = {
  hash: text => Promise.resolve(hashOf(text)),
  holds(kind, { said, key, signature }) {
    try {
      const x = Buffer.from(key, 'base64').toString('base64url');
      const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      const bytes = Buffer.from(signedText(kind, said));
      // As browsers read it: a Buffer takes more for base64, and tabs would refuse what was taken here.
      return Promise.resolve(verify(null, bytes, known, Buffer.from(atob(signature), 'latin1')));
    } catch {
      return Promise.resolve(false);
    }
  },
};

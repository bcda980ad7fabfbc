import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A text, until when it counts, and the proof of both, as a cookie may carry them. */
export function signed(words: string, until: number, key: Buffer): string {
  const text = `${until} ${words}`;
  return `${Buffer.from(text).toString('base64url')}.${proofOf(text, key).toString('base64url')}`;
}

/** null where the key never signed it, or it counts no longer. */
export function unsigned(value: string, now: number, key: Buffer): string | null {
  const [content = '', proof = ''] = value.split('.');
  const text = Buffer.from(content, 'base64url').toString();
  const given = Buffer.from(proof, 'base64url');
  const expected = proofOf(text, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [, until = '', words = ''] = /^(\d+) (.*)$/.exec(text) ?? [];
  return Number(until) > now ? words : null;
}

function proofOf(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

const KEY_BYTES = 32;

/** The same at each gateway that was given the same words. */
export const keyFrom = (secret: string): Buffer => createHash('sha256').update(`override ${secret}`).digest();

/** The gateway's own, made at its first start. Those of gateways side by side come out of a secret that all are given. */
export async function ownKey(state: string): Promise<Buffer> {
  const file = path.join(state, 'override.key');
  await mkdir(state, { recursive: true });
  // Another may begin at the same moment: whoever creates it first decides.
  await writeFile(file, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  const key = Buffer.from(await readFile(file, 'utf8'), 'hex');
  if (key.length === KEY_BYTES) return key;
  throw new Error(`${file} holds no key: delete it, and the next start makes one.`);
}

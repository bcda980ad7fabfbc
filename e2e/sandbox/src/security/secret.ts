import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SECRET_BYTES = 32;
export const freshSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** `EXCHANGE_SECRET`, or one that is made once and kept beside the data, for its owner's eyes. */
export function secretFrom(given: string | undefined, folder: string): string {
  if (given) return given;
  const file = path.join(folder, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = freshSecret();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

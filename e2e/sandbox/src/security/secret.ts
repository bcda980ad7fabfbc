import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SECRET_BYTES = 32;
export const freshSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** `EXCHANGE_SECRET`, or one that is made once and kept beside the data, for its owner's eyes. */
export function secretFrom(given: string | undefined, folder: string): string {
  if (given) return given;
  const file = path.join(folder, 'secret');
  if (existsSync(file)) return secretIn(file);
  const secret = freshSecret();
  mkdirSync(folder, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${secret}\n`, { mode: 0o600 });
  try {
    // Of two that start at the same time, the first one's is everybody's.
    linkSync(own, file);
  } catch (problem) {
    if (!existsSync(file)) throw problem;
  }
  rmSync(own);
  return secretIn(file);
}

/** An empty one would seal with a key that everybody has, and open nothing that was sealed before. */
function secretIn(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret !== '') return secret;
  throw new Error(
    `${file} is empty: put a copy of it back, or set EXCHANGE_SECRET. Without the old one, ID numbers and second steps cannot be read again.`,
  );
}

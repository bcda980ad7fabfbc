import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** On the disk before it returns: a file that is renamed without it may come back empty after a power cut. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A path in the staging folder that no other writer has, on the same file system as what it will be renamed to. */
export async function stagingPath(staging: string): Promise<string> {
  await mkdir(staging, { recursive: true });
  return path.join(staging, `${process.pid}-${randomBytes(6).toString('hex')}`);
}

/** Replaces the whole file at once: a reader sees the old content or the new, never a part. */
export async function replaceFile(file: string, content: string, staging: string): Promise<void> {
  const staged = await stageFile(content, staging);
  try {
    await rename(staged, file);
    await flush(path.dirname(file));
  } finally {
    await rm(staged, { force: true });
  }
}

/** Creates the file, whole, or says that somebody else already has: the file system's own compare-and-set. */
export async function createFile(file: string, content: string, staging: string): Promise<'created' | 'exists'> {
  const staged = await stageFile(content, staging);
  try {
    await link(staged, file);
    await flush(path.dirname(file));
    return 'created';
  } catch (error) {
    if (isCode(error, 'EEXIST')) return 'exists';
    throw error;
  } finally {
    await rm(staged, { force: true });
  }
}

async function stageFile(content: string, staging: string): Promise<string> {
  const staged = await stagingPath(staging);
  const handle = await open(staged, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    // What a full disk cut short must not fill it further.
    await rm(staged, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return staged;
}

export function isCode(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}

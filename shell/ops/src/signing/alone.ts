import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../refusal';
import { isCode } from '../store/durable-file';

const ASKED_AGAIN_MS = 20;
/** Whoever goes on says so all the time: one that has been silent for so long was killed. */
const SAID_EACH_MS = 1_000;
const SILENT_FOR_MS = 15_000;
/** A device may wait for somebody to press a button. */
const WAITS_FOR_MS = 60_000;

/**
 * One at a time, of all who read a file beside the keys and write it anew: of two operators at once the second goes by what
 * the first has written.
 */
export async function alone<Done>(file: string, step: () => Promise<Done>): Promise<Done> {
  const lock = `${file}.lock`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const ours = `${process.pid}-${randomBytes(6).toString('hex')}`;
  const since = Date.now();
  while (!(await isTaken(lock, ours))) {
    if (Date.now() - since > WAITS_FOR_MS)
      throw new Refusal('conflict', `Somebody else is changing ${file}: look at it, and type it again if need be.`);
    await endSilent(lock);
    await setTimeout(ASKED_AGAIN_MS);
  }
  const saying = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), SAID_EACH_MS);
  try {
    return await step();
  } finally {
    clearInterval(saying);
    if ((await whose(lock)) === ours) await rm(lock, { force: true });
  }
}

/** Linked with its name in it, so that none is ever without. */
async function isTaken(lock: string, ours: string): Promise<boolean> {
  const staged = `${lock}.${ours}`;
  await writeFile(staged, ours);
  try {
    await link(staged, lock);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(staged, { force: true });
  }
}

async function endSilent(lock: string): Promise<void> {
  const silent = await whose(lock);
  const heard = await stat(lock).catch(() => null);
  if (heard === null || Date.now() - heard.mtimeMs < SILENT_FOR_MS) return;
  const away = `${lock}.${randomBytes(6).toString('hex')}`;
  await rename(lock, away).catch(() => undefined);
  // Another one that waits was faster, and what was moved is the next one's.
  if ((await whose(away)) !== silent) await link(away, lock).catch(() => undefined);
  await rm(away, { force: true });
}

const whose = (lock: string): Promise<string | null> => readFile(lock, 'utf8').catch(() => null);

import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Two processes on one data folder would destroy it: the second is told so. A lock left by a killed one is taken over. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'exchange.lock');
  // Written whole before it has its name, so that nobody reads half of it.
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${beginningOf(process.pid) ?? ''}`);
  try {
    while (!isNamed(mine, file)) {
      const left = readIfThere(file);
      const holder = holderOf(left);
      if (holder !== null) {
        throw new Error(
          `The exchange's data folder ${folder} is in use by process ${holder}. Stop it, or set EXCHANGE_DATA.`,
        );
      }
      takeAway(file, left);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Of two who try at once, one. */
function isNamed(mine: string, file: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') return false;
    throw problem;
  }
}

/** Only what was left behind: whoever was quicker may have put a lock of his own there. */
function takeAway(file: string, left: string): void {
  const aside = `${file}.${process.pid}.left`;
  try {
    renameSync(file, aside);
    if (readIfThere(aside) !== left) isNamed(aside, file);
  } catch (problem) {
    if (codeOf(problem) !== 'ENOENT') throw problem;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return '';
    throw problem;
  }
}

const codeOf = (problem: unknown): unknown =>
  typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;

function holderOf(written: string): number | null {
  const [, number, beginning = ''] = /^(\d+)(?: (.*))?$/s.exec(written) ?? [];
  const pid = Number(number);
  if (number === undefined || pid === process.pid || !isAlive(pid)) return null;
  // The system gives a killed one's number to somebody else, who began at another time.
  return beginning === (beginningOf(pid) ?? '') ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // Somebody else's process may not be asked, and is there.
    return codeOf(problem) === 'EPERM';
  }
}

const BOOT = '/proc/sys/kernel/random/boot_id';
/** Of what follows a process's name in its `stat`: how it is, and when it began, in ticks since the boot. */
const [STATE, STARTED] = [0, 19];
/** Ended, and still listed: whoever started it has not asked yet how it ended, and may never. */
const ENDED: ReadonlySet<string | undefined> = new Set(['Z', 'X']);

/** What no other process of the same number has: when it began. Null of one that has ended, or where the system does not say. */
export function beginningOf(pid: number): string | null {
  try {
    if (!existsSync(BOOT)) return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // The name stands in brackets and may hold any of them.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const told = rest.split(' ');
    return ENDED.has(told[STATE]) ? null : `${readFileSync(BOOT, 'utf8').trim()} ${told[STARTED]}`;
  } catch {
    return null;
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Two processes on one data folder would destroy it: the second is told so. A lock left by a killed one is taken over. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'exchange.lock');
  const holder = holderOf(file);
  if (holder !== null) {
    throw new Error(
      `The exchange's data folder ${folder} is in use by process ${holder}. Stop it, or set EXCHANGE_DATA.`,
    );
  }
  writeFileSync(file, `${process.pid} ${beginningOf(process.pid) ?? ''}`);
  return () => rmSync(file, { force: true });
}

function holderOf(file: string): number | null {
  if (!existsSync(file)) return null;
  const [, number, beginning = ''] = /^(\d+)(?: (.*))?$/s.exec(readFileSync(file, 'utf8')) ?? [];
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
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

const BOOT = '/proc/sys/kernel/random/boot_id';
/** Of what follows a process's name in its `stat`: when it began, in ticks since the boot. */
const STARTED = 19;

/** What no other process of the same number has: when it began. Null where the system does not say. */
export function beginningOf(pid: number): string | null {
  try {
    if (!existsSync(BOOT)) return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // The name stands in brackets and may hold any of them.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return `${readFileSync(BOOT, 'utf8').trim()} ${rest.split(' ')[STARTED]}`;
  } catch {
    return null;
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function holderOf(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    if (Number.isNaN(pid) || pid === process.pid) return null;
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

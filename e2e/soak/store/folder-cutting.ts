import { programOf } from '@tradefloor/sandbox/program';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const DIES = path.join(__dirname, 'dies.cjs');

/** At which of its writes, and how far that one came. */
export interface Death {
  readonly at: number;
  readonly how: 'before' | 'within' | 'after';
}

export const NEVER: Death = { at: 0, how: 'before' };

/** A program of the repository that is cut off at one of its writes; `told` is a file that nobody else uses. */
export async function begin(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  told: string,
  death: Death,
) {
  await rm(told, { force: true });
  const child = spawn(process.execPath, ['--require', DIES, await programOf(program), ...args], {
    env: { ...process.env, ...env, DIES_AT: String(death.at), DIES_HOW: death.how, DIES_TOLD: told },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => printed.push(String(chunk)));
  const ended = once(child, 'close').then(async ([code, signal]: Array<number | string | null>) => ({
    wasKilled: signal === 'SIGKILL',
    code,
    said: printed.join(''),
    /** How many writes there were; none is known of one that was killed. */
    writes: Number(await readFile(told, 'utf8').catch(() => '0')),
  }));
  return { child, ended };
}

import { programOf } from '@tradefloor/sandbox/program';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Program } from './cut-off';

/** A program of the repository as a process of its own. */
export async function started(
  { entry, args, env }: Program,
  { before = [], env: more = {} }: { readonly before?: readonly string[]; readonly env?: Record<string, string> } = {},
) {
  const child = spawn(process.execPath, [...before, await programOf(entry), ...args], {
    env: { ...process.env, ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => printed.push(String(chunk)));
  const closed = once(child, 'close').then(([code, signal]: Array<number | string | null>) => ({
    code: typeof code === 'number' ? code : null,
    signal,
    said: printed.join(''),
  }));
  return { child, closed };
}

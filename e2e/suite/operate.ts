import { EXIT, run } from '@tradefloor/ops';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './server';

/**
 * `npm run ops -- …`, to what it printed; rejects with what it said when it was refused. In this process: the command
 * line's own start takes longer than what it does, and has its test beside it.
 */
export async function operate(
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
  until?: AbortSignal,
): Promise<string> {
  const printed: string[] = [];
  const refused: string[] = [];
  const code = await run(argv, {
    env: { ...process.env, ...env },
    cwd: ROOT,
    root: ROOT,
    now: () => new Date(),
    fetch,
    pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, signal && { signal }),
    ...(until && { until: () => until }),
    out: text => void printed.push(text),
    err: text => void refused.push(text),
  });
  if (code !== EXIT.ok)
    throw new Error(`ops ${argv.join(' ')} ended with ${code}:\n${[...refused, ...printed].join('\n')}`);
  return printed.join('\n');
}

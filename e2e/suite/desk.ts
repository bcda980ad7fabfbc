import { run } from '@tradefloor/ops';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { operate } from './operate';
import { ROOT } from './server';
import type { Suite } from './suite';

/** The operators' desk of a suite, and what they type beside it. */
export interface Desk {
  ops(...args: string[]): Promise<string>;
  end(): Promise<void>;
}

export async function openDesk(suite: Suite): Promise<Desk> {
  const env = { TRADEFLOOR_GATE: 'off', TRADEFLOOR_KEYS: suite.keys, EXCHANGE_URL: suite.exchange.url };
  const ending = new AbortController();
  const said: string[] = [];
  let isOpen = () => undefined as void;
  const opened = new Promise<void>(resolve => (isOpen = resolve));
  const hears = (line: string) => {
    said.push(line);
    if (line.startsWith('Desk: ')) isOpen();
  };
  const ended = run(['desk', '--at', path.join(suite.folder, 'desk.sock'), '--store', suite.store], {
    env: { ...process.env, ...env },
    cwd: ROOT,
    root: ROOT,
    now: () => new Date(),
    fetch,
    pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, signal && { signal }),
    until: () => ending.signal,
    out: hears,
    err: hears,
  });
  const early = ended.then(code => Promise.reject(new Error(`The desk ended with ${code}: ${said.join('\n')}`)));
  await Promise.race([opened, early]);
  early.catch(() => undefined);
  return {
    ops: (command = '', ...rest) => operate([command, '--store', suite.store, ...rest], env),
    async end() {
      ending.abort();
      await ended;
    },
  };
}

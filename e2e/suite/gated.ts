import type { MadeBuild } from '@tradefloor/build/bad-builds';
import path from 'node:path';
import { operate } from './operate';
import { buildOf } from './prepare';
import type { Suite } from './suite';

/** Where its gateway keeps what it knows, and the gate what it found. */
export const stateOf = (suite: Suite) => path.join(suite.folder, 'gateway');

/** As an operator types it, with the gate on; what it printed. */
export async function gated(
  suite: Suite,
  command: string,
  { area, build }: MadeBuild,
  ...options: string[]
): Promise<string> {
  const { folder } = await buildOf('shell');
  const env = {
    TRADEFLOOR_GATE: 'on',
    TRADEFLOOR_KEYS: suite.keys,
    TRADEFLOOR_STATE: stateOf(suite),
    EXCHANGE_URL: suite.exchange.url,
  };
  return operate([command, area, build, '--store', suite.store, '--shell', folder, ...options], env);
}

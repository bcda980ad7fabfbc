import { once } from 'node:events';
import { createServer } from 'node:net';

const FIRST_PORT = 8101;
/** Theirs never change, whatever areas come beside them. */
const KNOWN = ['market', 'spot', 'lever', 'micro', 'c2c', 'wallet', 'account'];

/** Each area has a port of its own, so that several can be worked on at once. */
export function devPort(area: string, areas: readonly string[], named: string | undefined): number {
  if (named !== undefined && named !== '') {
    const port = /^\d{1,5}$/.test(named) ? Number(named) : 0;
    if (port < 1 || port > 65_535) throw new Error(`DEV_PORT is "${named}": give a number from 1 to 65535.`);
    return port;
  }
  return FIRST_PORT + [...KNOWN, ...areas.filter(name => !KNOWN.includes(name))].indexOf(area);
}

export async function assertFree(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    throw new Error(`Port ${port} is taken: is this area worked on already? Otherwise choose another with DEV_PORT=….`);
  }
  await once(probe.close(), 'close');
}

import type { IncomingMessage } from 'node:http';
import { callerNetwork } from '@tradefloor/limits';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Who opens a socket, as calls know it: only who asks from this machine, as the gateway does, may say for whom. */
export function networkOf({ headers, socket }: IncomingMessage): string {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(text => text.trim())
    .filter(text => text !== '');
  let address = socket.remoteAddress ?? '';
  while (LOOPBACK.test(address) && said.length > 0) address = said.pop() ?? '';
  return callerNetwork(address);
}

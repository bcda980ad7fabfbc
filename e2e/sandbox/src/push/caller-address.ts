import type { IncomingMessage } from 'node:http';
import { callerNetwork } from '@tradefloor/limits';
import type { Believes } from '../wire/believing';

/** Who opens a socket, as calls know it: only the gateways may say for whom they ask. */
export function networkOf({ headers, socket }: IncomingMessage, believes: Believes): string {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(text => text.trim())
    .filter(text => text !== '');
  let address = socket.remoteAddress ?? '';
  while (believes(address) && said.length > 0) address = said.pop() ?? '';
  return callerNetwork(address);
}

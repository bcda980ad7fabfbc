import { callerNetwork, type Seats } from '@tradefloor/limits';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Caller, callerOf } from './caller';
import { FOREIGN } from './exchange/envelope';
import { answerAndEnd, type SocketTunnel } from './exchange/socket-tunnel';
import { type RegistryEvents, SIGNED_EVENTS } from './registry/registry-events';
import { isForeign } from './same-origin';

export interface UpgradeDeps {
  readonly events: RegistryEvents;
  readonly tunnel: SocketTunnel;
  readonly seats: Seats;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
}

/** No browser asks before it opens a socket across sites: whoever accepts it has to look at the origin. */
export function acceptUpgrades(server: Server, deps: UpgradeDeps): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const accept = wayOf(request, deps);
    const caller = callerOf(request, deps.trustedProxies);
    const network = callerNetwork(caller.ip);
    if (isForeign(request.headers, deps.ownOrigins)) answerAndEnd(socket, 403, FOREIGN);
    else if (accept === null) answerAndEnd(socket, 404, 'There is no socket here.');
    else if (!deps.seats.hasOne(network)) answerAndEnd(socket, 429, 'Too many connections from your address.');
    else {
      socket.once('close', deps.seats.take(network));
      accept(socket, head, caller);
    }
  });
}

type Accept = (socket: Duplex, head: Buffer, caller: Caller) => void;

function wayOf(request: IncomingMessage, { events, tunnel }: UpgradeDeps): Accept | null {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path === '/registry/events' || path === SIGNED_EVENTS)
    return (socket, head) => events.accept(request, socket, head);
  if (path.startsWith('/wss/')) return (socket, head, caller) => tunnel.accept(request, socket, head, caller);
  return null;
}

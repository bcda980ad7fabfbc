import { callerNetwork } from '@tradefloor/limits';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Caller, callerOf } from './caller';
import { FOREIGN, UNREADABLE } from './exchange/envelope';
import { answerAndEnd, type SocketTunnel } from './exchange/socket-tunnel';
import type { Limits } from './limits/limits';
import { type RegistryEvents, SIGNED_EVENTS } from './registry/registry-events';
import { isForeign } from './same-origin';

export interface UpgradeDeps {
  readonly events: RegistryEvents;
  readonly tunnel: SocketTunnel;
  readonly limits: Pick<Limits, 'guests' | 'sockets'>;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
}

const TOO_MANY = 'Too many connections from your address.';

/** No browser asks before it opens a socket across sites: whoever accepts it has to look at the origin. */
export function acceptUpgrades(server: Server, deps: UpgradeDeps): void {
  const { guests, sockets } = deps.limits;
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const accept = wayOf(request, deps);
    const caller = callerOf(request, deps.trustedProxies);
    const network = callerNetwork(caller.ip);
    if (isForeign(request.headers, deps.ownOrigins)) answerAndEnd(socket, 403, FOREIGN);
    else if (accept === null) answerAndEnd(socket, 404, 'There is no socket here.');
    // Whoever opens and closes them without end never holds many.
    else if (!sockets.hasOne(network) || guests.take(network) > 0) answerAndEnd(socket, 429, TOO_MANY);
    else {
      socket.once('close', sockets.take(network));
      acceptWith(accept, socket, head, caller);
    }
  });
}

/** Node reads what it would not write, and nobody above us would catch that: one guest must not end it for all. */
function acceptWith(accept: Accept, socket: Duplex, ...more: [head: Buffer, caller: Caller]): void {
  try {
    accept(socket, ...more);
  } catch {
    answerAndEnd(socket, 400, UNREADABLE);
  }
}

type Accept = (socket: Duplex, head: Buffer, caller: Caller) => void;

function wayOf(request: IncomingMessage, { events, tunnel }: UpgradeDeps): Accept | null {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path === '/registry/events' || path === SIGNED_EVENTS)
    return (socket, head) => events.accept(request, socket, head);
  if (path.startsWith('/wss/')) return (socket, head, caller) => tunnel.accept(request, socket, head, caller);
  return null;
}

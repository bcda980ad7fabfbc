import type { Server } from 'node:http';
import { callerOf } from './caller';
import { FOREIGN } from './exchange/envelope';
import { answerAndEnd, type SocketTunnel } from './exchange/socket-tunnel';
import type { RegistryEvents } from './registry/registry-events';
import { isForeign } from './same-origin';

export interface UpgradeDeps {
  readonly events: RegistryEvents;
  readonly tunnel: SocketTunnel;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
}

/** No browser asks before it opens a socket across sites: whoever accepts it has to look at the origin. */
export function acceptUpgrades(server: Server, { events, tunnel, ownOrigins, trustedProxies }: UpgradeDeps): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (isForeign(request.headers, ownOrigins)) answerAndEnd(socket, 403, FOREIGN);
    else if (path === '/registry/events') events.accept(request, socket, head);
    else if (path.startsWith('/wss/')) tunnel.accept(request, socket, head, callerOf(request, trustedProxies));
    else answerAndEnd(socket, 404, 'There is no socket here.');
  });
}

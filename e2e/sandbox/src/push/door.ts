import type { Server as HttpServer } from 'node:http';
import { LOGIN, SUBSCRIBE, UNSUBSCRIBE } from '@tradefloor/contract/ext';
import { Server, type ServerOptions } from 'socket.io';
import { hashOfToken } from '../account/sessions';
import { tokenOf } from '../wire/caller';
import { Patience } from './patience';

const SOCKET_PATH = '/wss/socket.io/';
const LARGEST_MESSAGE = 16 * 1024;

/** What a socket asks for; who knows sessions and books decides what comes of it. */
export type Request =
  | { readonly kind: 'enter'; readonly socket: string; readonly tokenHash: string | null }
  | { readonly kind: 'login'; readonly tokenHash: string | null; readonly claimed: string }
  | { readonly kind: 'subscribe' | 'unsubscribe'; readonly socket: string; readonly wish: unknown };

export function openDoor(server: HttpServer, adapter?: ServerOptions['adapter']): Server {
  return new Server(server, {
    path: SOCKET_PATH,
    // Compression costs 5.8 times the CPU.
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    serveClient: false,
    ...(adapter === undefined ? {} : { adapter }),
  });
}

export function listenAtDoor(io: Server, ask: (request: Request) => void): void {
  io.on('connection', socket => {
    const token = tokenOf(socket.handshake.auth['token']);
    const tokenHash = token === null ? null : hashOfToken(token);
    ask({ kind: 'enter', socket: socket.id, tokenHash });
    const patience = new Patience();
    socket.use((_, next) => {
      if (patience.take()) next();
      else socket.disconnect(true);
    });
    socket.on(LOGIN, (claimed: unknown) => ask({ kind: 'login', tokenHash, claimed: idIn(claimed) }));
    socket.on(SUBSCRIBE, (wish: unknown) => ask({ kind: 'subscribe', socket: socket.id, wish }));
    socket.on(UNSUBSCRIBE, (wish: unknown) => ask({ kind: 'unsubscribe', socket: socket.id, wish }));
  });
}

/** Anything may come here, also what can't be made a text. */
const idIn = (claimed: unknown): string =>
  typeof claimed === 'string' || typeof claimed === 'number' ? String(claimed) : '';

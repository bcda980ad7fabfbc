import type { Server as HttpServer } from 'node:http';
import { isMalformed, type PairKey } from '@tradefloor/contract';
import { LOGIN, SUBSCRIBE, type Subscription, subscription, UNSUBSCRIBE } from '@tradefloor/contract/ext';
import { Bucket, Rate, Seats } from '@tradefloor/limits';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { hashOfToken } from '../account/sessions';
import type { ExchangeOptions } from '../options';
import { tokenOf } from '../wire/caller';
import { isCrossSite } from '../wire/cross-site';
import { networkOf } from './caller-address';
import { SnapshotPace } from './snapshot-pace';
import { cut, cutWhoReadsNothing, lineOf } from './unsent';

const SOCKET_PATH = '/wss/socket.io/';
const LARGEST_MESSAGE = 16 * 1024;
/** How much a socket may say: more than a trader's finger on the market list asks for. */
const PATIENCE = { perSecond: 20, atOnce: 100 };
/** All pairs there are fit into two of them; what is longer takes as much longer to read. */
const BYTES_A_WORD = 256;
/** A client comes in with its first word; who does not holds a seat for nothing. */
const COMES_IN_WITHIN_MS = 5_000;
/** All the sockets of an address, after a cut. */
const SECONDS_TO_COME_BACK = 10;

/** What a socket asks for; who knows sessions and books decides what comes of it. */
export type Request =
  | { readonly kind: 'enter'; readonly socket: string; readonly tokenHash: string | null }
  | { readonly kind: 'login'; readonly tokenHash: string | null; readonly claimed: string }
  | { readonly kind: 'subscribe' | 'unsubscribe'; readonly socket: string; readonly wish: unknown };

export interface DoorOptions extends Pick<ExchangeOptions, 'socketsPerAddress' | 'ownOrigins' | 'believes'> {
  readonly adapter?: ServerOptions['adapter'];
}

export function openDoor(
  server: HttpServer,
  { adapter, socketsPerAddress, ownOrigins, believes }: DoorOptions,
): Server {
  const seats = new Seats(socketsPerAddress);
  const handshakes = new Rate({ perSecond: socketsPerAddress / SECONDS_TO_COME_BACK, atOnce: socketsPerAddress });
  const io = new Server(server, {
    path: SOCKET_PATH,
    // Compression costs 5.8 times the CPU.
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    serveClient: false,
    allowRequest: (request, answer) => {
      const network = networkOf(request, believes);
      if (isCrossSite(request.headers, ownOrigins)) answer('This request came from another site.', false);
      else if (seats.hasOne(network) && handshakes.take(network) === 0) answer(null, true);
      else answer('Too many sockets from one address.', false);
    },
    ...(adapter === undefined ? {} : { adapter }),
  });
  const inside = new WeakSet<Socket['conn']>();
  io.engine.on('connection', (connection: Socket['conn']) => {
    connection.once('close', seats.take(networkOf(connection.request, believes)));
    heed(connection, () => inside.has(connection));
  });
  // The library lets a connection in as often as it asks at once, and says everything to it as many times.
  io.use(({ conn }, next) => {
    if (inside.has(conn)) conn.close(true);
    inside.add(conn);
    next();
  });
  server.once('close', cutWhoReadsNothing(io));
  return io;
}

/** Cuts who does not come in, and who never stops talking. */
function heed(connection: Socket['conn'], isInside: () => boolean): void {
  // The library's own limit says good-bye, and waits for an answer.
  const late = setTimeout(() => isInside() || cut(connection), COMES_IN_WITHIN_MS).unref();
  connection.once('close', () => clearTimeout(late));
  // By what arrives, whatever it says: much that is nobody's event is answered, too.
  const patience = new Bucket(PATIENCE);
  const isTooMuch = (words: number) => patience.take(words) > 0;
  connection.on('packet', ({ data }: { readonly data?: string | Buffer }) => {
    if (isTooMuch(1 + Math.floor((data?.length ?? 0) / BYTES_A_WORD))) connection.close(true);
  });
  // The WebSocket's own pings are answered below: nobody above hears of them.
  const hear = (transport: object) => {
    for (const frame of ['ping', 'pong'] as const) lineOf(transport)?.on(frame, () => isTooMuch(1) && cut(connection));
  };
  hear(connection.transport);
  connection.on('upgrade', hear);
}

export function listenAtDoor(io: Server, ask: (request: Request) => void): void {
  io.on('connection', socket => {
    const token = tokenOf(socket.handshake.auth['token']);
    const tokenHash = token === null ? null : hashOfToken(token);
    ask({ kind: 'enter', socket: socket.id, tokenHash });
    const subscribe = (wish: Subscription) =>
      ask({ kind: 'subscribe', socket: socket.id, wish: subscription.encode(wish) });
    const pace = new SnapshotPace<PairKey>(pairs => subscribe({ channels: ['book'], pairs }));
    socket.on('disconnect', () => pace.stop());
    socket.on(LOGIN, (claimed: unknown) => ask({ kind: 'login', tokenHash, claimed: idIn(claimed) }));
    socket.on(SUBSCRIBE, (wire: unknown) => {
      const wish = understood(wire);
      if (!wish) return;
      const { channels, pairs } = wish;
      if (channels.includes('book')) subscribe({ channels: ['book'], pairs: pace.take(pairs) });
      const others = channels.filter(channel => channel !== 'book');
      if (others.length > 0) subscribe({ ...wish, channels: others });
    });
    socket.on(UNSUBSCRIBE, (wire: unknown) => {
      const wish = understood(wire);
      if (!wish) return;
      if (wish.channels.includes('book')) pace.forget(wish.pairs);
      ask({ kind: 'unsubscribe', socket: socket.id, wish: subscription.encode(wish) });
    });
  });
}

function understood(wire: unknown): Subscription | null {
  try {
    return subscription.decode(wire);
  } catch (problem) {
    if (isMalformed(problem)) return null;
    throw problem;
  }
}

/** Anything may come here, also what can't be made a text. */
const idIn = (claimed: unknown): string =>
  typeof claimed === 'string' || typeof claimed === 'number' ? String(claimed) : '';

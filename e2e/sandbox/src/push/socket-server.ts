import type { Server as HttpServer } from 'node:http';
import { isMalformed, marketDepth } from '@tradefloor/contract';
import { LOGIN, SUBSCRIBE, type Subscription, subscription, UNSUBSCRIBE } from '@tradefloor/contract/ext';
import { Server, type Socket } from 'socket.io';
import { hashOfToken } from '../account/sessions';
import type { Core } from '../core';
import { tokenOf } from '../wire/caller';
import { LeverageFeed } from './leverage-feed';
import { MarketFeed } from './market-feed';
import { PrivateFeed } from './private-feed';
import { candleRoom, EVERYTHING, memberRoom, pairRoom, sessionRoom } from './rooms';

const SOCKET_PATH = '/wss/socket.io/';
const LARGEST_MESSAGE = 16 * 1024;
/** More than all pairs with all channels: what is beyond it is no client of ours. */
const MOST_ROOMS = 1_000;

export interface Sockets {
  readonly io: Server;
  readonly feed: MarketFeed;
  /** `login` events that named somebody else than the token does. */
  foreignLogins(): number;
  close(): Promise<void>;
}

export function openSockets(server: HttpServer, core: Core): Sockets {
  const io = new Server(server, {
    path: SOCKET_PATH,
    // STACK: compression costs 5.8 times the CPU.
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    serveClient: false,
  });
  const feed = new MarketFeed(io, core);
  const privately = new PrivateFeed(io, core);
  privately.start();
  const leverage = new LeverageFeed(core, privately);
  leverage.start();
  let foreignLogins = 0;
  io.on('connection', socket => {
    const memberId = enter(core, socket);
    if (memberId !== null) leverage.begin(memberId);
    socket.on(LOGIN, (claimed: unknown) => {
      if (memberId === null || String(claimed) !== String(memberId)) foreignLogins += 1;
    });
    socket.on(SUBSCRIBE, (wire: unknown) => subscribe(core, socket, wire));
    socket.on(UNSUBSCRIBE, (wire: unknown) => leave(socket, wire));
  });
  core.sessions.onEnd(session => {
    io.in(sessionRoom(session.token_hash)).disconnectSockets(true);
  });
  feed.start();
  return { io, feed, foreignLogins: () => foreignLogins, close: () => close(io, feed, leverage) };
}

/** The token of the handshake says who it is, and nothing else does. */
function enter(core: Core, socket: Socket): number | null {
  void socket.join(EVERYTHING);
  const token = tokenOf(socket.handshake.auth['token']);
  const memberId = token === null ? null : core.sessions.owner(token);
  if (token !== null && memberId !== null) void socket.join([memberRoom(memberId), sessionRoom(hashOfToken(token))]);
  return memberId;
}

function subscribe(core: Core, socket: Socket, wire: unknown): void {
  const wish = understood(wire);
  if (!wish || socket.rooms.size > MOST_ROOMS) return;
  void socket.leave(EVERYTHING);
  // The snapshot first: the changes that follow begin from it.
  if (wish.channels.includes('book')) {
    for (const key of wish.pairs) {
      const snapshot = core.books.of(key)?.snapshot();
      if (snapshot) socket.emit(marketDepth.event, marketDepth.value.encode(snapshot));
    }
  }
  void socket.join(roomsOf(wish));
}

/** Who subscribed once is asked for everything: after the last unsubscribe nothing comes. */
function leave(socket: Socket, wire: unknown): void {
  const wish = understood(wire);
  if (wish) for (const room of roomsOf(wish)) void socket.leave(room);
}

function roomsOf({ channels, pairs, resolutions = ['1'] }: Subscription): string[] {
  return channels.flatMap(channel =>
    pairs.flatMap(key =>
      channel === 'candles' ? resolutions.map(resolution => candleRoom(key, resolution)) : [pairRoom(channel, key)],
    ),
  );
}

function understood(wire: unknown): Subscription | null {
  try {
    return subscription.decode(wire);
  } catch (problem) {
    if (isMalformed(problem)) return null;
    throw problem;
  }
}

async function close(io: Server, feed: MarketFeed, leverage: LeverageFeed): Promise<void> {
  feed.stop();
  await leverage.stop();
  await io.close();
}

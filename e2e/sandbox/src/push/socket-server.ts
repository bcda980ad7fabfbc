import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import type { Core } from '../core';
import { type Audience, audienceHere } from './audience';
import { listenAtDoor, openDoor } from './door';
import { LeverageFeed } from './leverage-feed';
import { MarketFeed } from './market-feed';
import { PrivateFeed } from './private-feed';
import { sessionRoom } from './rooms';
import { Usher } from './usher';

export interface Sockets {
  readonly io: Server;
  readonly feed: MarketFeed;
  readonly usher: Usher;
  close(): Promise<void>;
}

/** Tells the sockets of `io`, of this process or of several, what happens. */
export function tellSockets(io: Server, audience: Audience, core: Core): Sockets {
  const feed = new MarketFeed(io, audience, core);
  const privately = new PrivateFeed(io, audience, core);
  privately.start();
  const leverage = new LeverageFeed(core, privately);
  leverage.start();
  core.sessions.onEnd(session => {
    io.in(sessionRoom(session.token_hash)).disconnectSockets(true);
  });
  feed.start();
  const close = async () => {
    feed.stop();
    await leverage.stop();
  };
  return { io, feed, usher: new Usher(io, audience, core, leverage), close };
}

export function openSockets(server: HttpServer, core: Core): Sockets {
  const io = openDoor(server, core.options);
  const sockets = tellSockets(io, audienceHere(io), core);
  listenAtDoor(io, request => sockets.usher.answer(request));
  const close = async () => {
    await sockets.close();
    await io.close();
  };
  return { ...sockets, close };
}

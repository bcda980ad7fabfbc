import { isMalformed, marketDepth } from '@tradefloor/contract';
import { type Subscription, subscription } from '@tradefloor/contract/ext';
import type { Server } from 'socket.io';
import type { Core } from '../core';
import type { Audience } from './audience';
import type { Request } from './door';
import type { LeverageFeed } from './leverage-feed';
import { candleRoom, EVERYTHING, memberRoom, pairRoom, sessionRoom } from './rooms';

/** Leads sockets to the rooms in which they hear what concerns them, whichever process they are connected to. */
export class Usher {
  /** `login` events that named somebody else than the token does. */
  foreignLogins = 0;

  constructor(
    private readonly io: Server,
    private readonly audience: Audience,
    private readonly core: Core,
    private readonly leverage: LeverageFeed,
  ) {}

  answer(request: Request): void {
    switch (request.kind) {
      case 'enter':
        return this.enter(request.socket, request.tokenHash);
      case 'login':
        return this.login(request.tokenHash, request.claimed);
      case 'subscribe':
        return this.subscribe(request.socket, request.wish);
      case 'unsubscribe':
        return this.unsubscribe(request.socket, request.wish);
    }
  }

  /** The token of the handshake says who it is, and nothing else does. */
  private enter(socketId: string, tokenHash: string | null): void {
    const memberId = this.memberOf(tokenHash);
    const own = tokenHash === null || memberId === null ? [] : [memberRoom(memberId), sessionRoom(tokenHash)];
    this.join(socketId, [EVERYTHING, ...own]);
    if (memberId !== null) this.leverage.begin(memberId);
  }

  private login(tokenHash: string | null, claimed: string): void {
    const memberId = this.memberOf(tokenHash);
    if (memberId === null || String(memberId) !== claimed) this.foreignLogins += 1;
  }

  private subscribe(socketId: string, wire: unknown): void {
    const wish = this.understood(wire);
    if (!wish) return;
    this.leave(socketId, [EVERYTHING]);
    // The snapshot first: the changes that follow begin from it.
    if (wish.channels.includes('book')) {
      for (const key of wish.pairs) {
        const snapshot = this.core.books.of(key)?.snapshot();
        if (snapshot) this.io.to(socketId).emit(marketDepth.event, marketDepth.value.encode(snapshot));
      }
    }
    this.join(socketId, roomsOf(wish));
  }

  /** Who subscribed once is asked for everything: after the last unsubscribe nothing comes. */
  private unsubscribe(socketId: string, wire: unknown): void {
    const wish = this.understood(wire);
    if (wish) this.leave(socketId, roomsOf(wish));
  }

  /** Only pairs that there are, and each thing once: a room costs memory, and anybody may ask for millions. */
  private understood(wire: unknown): Subscription | null {
    try {
      const { channels, pairs, resolutions } = subscription.decode(wire);
      return {
        channels: once(channels),
        pairs: once(pairs).filter(key => this.core.books.of(key)),
        resolutions: resolutions && once(resolutions),
      };
    } catch (problem) {
      if (isMalformed(problem)) return null;
      throw problem;
    }
  }

  private memberOf(tokenHash: string | null): number | null {
    return tokenHash === null ? null : this.core.sessions.ownerOf(tokenHash);
  }

  /** One of this process at once: over Redis a change of the book could come in between. */
  private join(socketId: string, rooms: string[]): void {
    this.audience.expects(rooms);
    const here = this.io.of('/').sockets.get(socketId);
    if (here) void here.join(rooms);
    else this.io.in(socketId).socketsJoin(rooms);
  }

  private leave(socketId: string, rooms: string[]): void {
    const here = this.io.of('/').sockets.get(socketId);
    if (here) for (const room of rooms) void here.leave(room);
    else this.io.in(socketId).socketsLeave(rooms);
  }
}

function roomsOf({ channels, pairs, resolutions = ['1'] }: Subscription): string[] {
  return channels.flatMap(channel =>
    pairs.flatMap(key =>
      channel === 'candles' ? resolutions.map(resolution => candleRoom(key, resolution)) : [pairRoom(channel, key)],
    ),
  );
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

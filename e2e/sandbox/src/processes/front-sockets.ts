import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';
import { listenAtDoor } from '../push/door';
import { isRoom } from '../push/rooms';
import type { Between } from './between';

const HERE_EVERY_MS = 1_000;

/** The sockets of one process. It knows no session and no book: the owner says who hears what. */
export class FrontSockets {
  private readonly front = randomUUID();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly io: Server,
    private readonly between: Between,
  ) {
    const { adapter } = io.of('/');
    adapter.on('create-room', (room: string) => this.tellRoom(room, true));
    adapter.on('delete-room', (room: string) => this.tellRoom(room, false));
    listenAtDoor(io, request => between.toOwner({ front: this.front, said: 'asks', request }));
    between.onFront(({ front }) => {
      if (front === this.front) this.beginAnew();
    });
    this.timer = setInterval(() => between.toOwner({ front: this.front, said: 'here' }), HERE_EVERY_MS);
    between.toOwner({ front: this.front, said: 'begins' });
  }

  wasCut(): void {
    this.between.wasCut(this.front);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** The link is cut as by a failing network, so that clients come back by themselves and read everything again. */
  private beginAnew(): void {
    for (const { conn } of this.io.of('/').sockets.values()) conn.close(true);
    this.between.toOwner({ front: this.front, said: 'begins' });
    for (const room of this.io.of('/').adapter.rooms.keys()) this.tellRoom(room, true);
  }

  private tellRoom(room: string, isHeard: boolean): void {
    if (isRoom(room)) this.between.toOwner({ front: this.front, said: 'room', room, isHeard });
  }
}

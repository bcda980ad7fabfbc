import type { Server } from 'socket.io';

/** Whether anybody listens in a room, so that what nobody hears is not even put together. */
export interface Audience {
  hears(room: string): boolean;
  /** Somebody is being led there. */
  expects(rooms: readonly string[]): void;
}

/** Of the sockets of this process. */
export const audienceHere = (io: Server): Audience => ({
  hears: room => (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0,
  // In one process who is led is there at once.
  expects: () => {},
});

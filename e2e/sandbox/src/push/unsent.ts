import type { Server, Socket } from 'socket.io';

/** Beyond what the system keeps for a connection: many seconds of a busy screen. */
export const MOST_UNSENT_BYTES = 1_000_000;
const LOOKED_EVERY_MS = 500;

/**
 * Cuts who answers pings and reads nothing: what it is sent piles up here. A slow line that is cut comes back, and begins
 * with a snapshot. Also of connections that have not come in yet.
 */
export function cutWhoReadsNothing(io: Server): () => void {
  const open = new Set<Connection>();
  io.engine.on('connection', (conn: Connection) => {
    open.add(conn);
    conn.once('close', () => open.delete(conn));
  });
  const timer = setInterval(() => {
    for (const conn of open) if (unsentBytes(conn) > MOST_UNSENT_BYTES) cut(conn);
  }, LOOKED_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

type Connection = Socket['conn'];

/** What waits in socket.io's own queue, and what the connection below has taken and not passed on. */
function unsentBytes(conn: Connection): number {
  const queue: unknown = Reflect.get(conn, 'writeBuffer');
  let bytes = lineOf(conn.transport)?.bufferedAmount ?? 0;
  for (const packet of Array.isArray(queue) ? queue : []) bytes += lengthOf(packet);
  return bytes;
}

function lengthOf(packet: unknown): number {
  const data: unknown = Reflect.get(Object(packet), 'data');
  return typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0;
}

/** At once: a good-bye would wait behind all that is not read. */
export function cut(conn: Connection): void {
  const line = lineOf(conn.transport);
  if (line) line.terminate();
  else conn.close(true);
}

interface Line {
  readonly bufferedAmount: number;
  terminate(): void;
  on(frame: 'ping' | 'pong', heard: () => void): unknown;
}

/** Of a WebSocket; long polling has none, and keeps everything in the queue. */
export function lineOf(transport: object): Line | null {
  const socket: unknown = Reflect.get(transport, 'socket');
  return isLine(socket) ? socket : null;
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'bufferedAmount' in value && 'terminate' in value;

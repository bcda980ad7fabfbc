import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A WebSocket of a few lines that says what it is told, and reads only while it is let. */
export class RawSocket {
  isCut = false;

  private constructor(private readonly socket: Socket) {
    socket.on('error', () => {});
    socket.on('close', () => (this.isCut = true));
  }

  /** Resolves with the answer's first line: `101` is a socket. */
  static async open(url: string, headers: Readonly<Record<string, string>>): Promise<[RawSocket, string]> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    const raw = new RawSocket(socket);
    const lines = Object.entries({
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /wss/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${lines.join('')}\r\n`);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return [raw, chunk.toString('latin1').split('\r\n')[0] ?? ''];
  }

  /** As a client's frame, masked with zeros. */
  say(text: string): void {
    this.socket.write(frameOf(0x81, text));
  }

  /** The WebSocket's own, that the other side answers by itself. */
  ping(text: string): void {
    this.socket.write(frameOf(0x89, text));
  }

  readNothing(): void {
    this.socket.pause();
  }

  end(): void {
    this.socket.destroy();
  }
}

function frameOf(kind: number, text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([kind, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

/** In socket.io's words: into the room, and “here I am” to a ping. */
export const ENTER = '40';
export const PONG = '3';

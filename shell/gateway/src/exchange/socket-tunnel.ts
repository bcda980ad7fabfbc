import { Bucket } from '@tradefloor/limits';
import { type IncomingMessage, request as httpRequest, STATUS_CODES } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Caller } from '../caller';
import type { CutFor } from '../metrics/cut-lines';
import { EXCHANGE_DOWN, envelope } from './envelope';
import { withForwarded } from './forwarded-headers';

const CONNECT_WITHIN_MS = 5000;
const LOOK_FOR_DEAD_PEERS_MS = 30_000;
/**
 * More than a finger that is held down on the market list asks for. In bytes, so that pings count as well, each of which
 * the exchange answers.
 */
const MAY_SEND = { perSecond: 2_000, atOnce: 64_000 };
/** Nothing more has fitted in for so long: nobody reads at the other end. */
const TAKEN_WITHIN_MS = 60_000;

/**
 * Passes sockets on to the exchange byte by byte: no frame is parsed here, so a busy book costs the gateway next to
 * nothing, and whatever socket.io negotiates with the exchange is theirs alone.
 */
export class SocketTunnel {
  readonly #open = new Set<Duplex>();

  constructor(
    private readonly exchange: string,
    private readonly onCut: (why: CutFor) => void,
    private readonly takenWithin = TAKEN_WITHIN_MS,
  ) {}

  accept(request: IncomingMessage, client: Duplex, head: Buffer, caller: Caller): void {
    const { protocol, hostname, port, host } = new URL(this.exchange);
    // A handshake has no body, whatever the client says of one.
    const { 'content-length': _length, 'transfer-encoding': _coding, ...said } = request.headers;
    const headers = withForwarded(said, caller);
    const ask = protocol === 'https:' ? httpsRequest : httpRequest;
    const asked = ask({
      hostname,
      port,
      path: request.url,
      headers: { ...headers, host, connection: 'Upgrade', upgrade: request.headers.upgrade },
      timeout: CONNECT_WITHIN_MS,
      agent: false,
    });
    client.on('error', () => asked.destroy());
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', () => answerAndEnd(client, 502, EXCHANGE_DOWN));
    // Not a socket after all: the exchange said no.
    asked.on('response', ({ statusCode = 502 }) => {
      answerAndEnd(client, statusCode, STATUS_CODES[statusCode] ?? 'Refused');
      asked.destroy();
    });
    asked.on('upgrade', (response, exchange, exchangeHead) => {
      client.write(headOf(response));
      if (exchangeHead.length > 0) client.write(exchangeHead);
      if (head.length > 0) client.unshift(head);
      this.#join(client, exchange);
    });
    asked.end();
  }

  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #join(client: Duplex, exchange: Socket): void {
    this.#watch(client, exchange);
    for (const [one, other] of [
      [client, exchange],
      [exchange, client],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    for (const socket of [client, exchange]) keepAlive(socket);
  }

  #watch(client: Duplex, exchange: Socket): void {
    const cut = (why: CutFor) => {
      if (client.destroyed) return;
      this.onCut(why);
      client.destroy();
    };
    const patience = new Bucket(MAY_SEND);
    client.on('data', ({ length }: Buffer) => {
      if (patience.take(length) > 0) cut('flood');
    });
    // A client that takes nothing has the exchange wait with all that is for it.
    let late: NodeJS.Timeout | undefined;
    exchange.on('pause', () => {
      if (!client.destroyed) late ??= setTimeout(() => cut('stalled'), this.takenWithin).unref();
    });
    const taken = () => {
      clearTimeout(late);
      late = undefined;
    };
    client.on('drain', taken).on('close', taken);
  }
}

/** Node hands an upgraded connection over as a Duplex; on a plain server it is the socket. */
function keepAlive(socket: Duplex): void {
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(0);
  socket.setNoDelay(true);
  socket.setKeepAlive(true, LOOK_FOR_DEAD_PEERS_MS);
}

function headOf({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

export function answerAndEnd(socket: Duplex, status: number, message: string): void {
  if (!socket.writable) return;
  const body = JSON.stringify(envelope(message));
  // Nobody waits for the other side to hang up too: it has no seat, and could keep as many of these as it likes.
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

// A thousand clients in a process of their own: node listeners.ts URL CLIENTS SECONDS. Says what they heard as JSON.
import { SUBSCRIBE } from '@tradefloor/contract/ext';
import { io, type Socket } from 'socket.io-client';
import type { BusyBook } from './busy-books';
import { type HeardBook, heardBy, Listener } from './heard';

/** At once: a thousand handshakes in one moment are another figure. */
const TOGETHER = 50;
const SETTLING_MS = 1_000;

const [url = '', clients = '', seconds = ''] = process.argv.slice(2);
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const asked = async (path: string): Promise<unknown> => (await fetch(url + path)).json();

async function cpuOfServer(): Promise<number> {
  const { user, system } = (await asked('/bench/cpu')) as NodeJS.CpuUsage;
  return user + system;
}

function listening(
  book: BusyBook,
  lagsMs: number[],
): Promise<{ readonly socket: Socket; readonly listener: Listener }> {
  const socket = io(url, { path: '/wss/socket.io/', transports: ['websocket'], forceNew: true, reconnection: false });
  const listener = new Listener(book.key, book.stampedPrice, lagsMs);
  socket.on('market_depth', (heard: HeardBook) => listener.hear(heard, Date.now()));
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('connect', () => {
      socket.emit(SUBSCRIBE, { channels: ['market_depth'], pairs: [book.key] });
      resolve({ socket, listener });
    });
  });
}

const books = (await asked('/bench/books')) as readonly BusyBook[];
const lagsMs: number[] = [];
const all: Array<Awaited<ReturnType<typeof listening>>> = [];
const wanted = Array.from({ length: Number(clients) }, (_, at) => books[at % books.length]);
for (let at = 0; at < wanted.length; at += TOGETHER) {
  const next = wanted.slice(at, at + TOGETHER).flatMap(book => (book ? [listening(book, lagsMs)] : []));
  all.push(...(await Promise.all(next)));
}
await pause(SETTLING_MS);
const before = await cpuOfServer();
lagsMs.length = 0;
for (const { listener } of all) listener.begin();
await pause(Number(seconds) * 1_000);
const heard = heardBy(
  all.map(({ listener: { key, deliveries, outOfOrder } }) => ({ key, deliveries, outOfOrder })),
  [...lagsMs],
);
const cpuMicroseconds = (await cpuOfServer()) - before;
for (const { socket } of all) socket.close();
console.log(JSON.stringify({ ...heard, cpuMicroseconds }));
process.exit(0);

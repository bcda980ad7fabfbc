import { readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'socket.io-client';
import { endExchanges, type ExchangeProcess, startExchange } from '../exchange-process';
import { connected, pushes } from '../listening';
import { ENTER, PONG, RawSocket } from '../raw-socket';
import { seededFolder } from '../snapshot';
import { STARTING_MS } from '../test-exchange';

const MEGABYTE = 1024 * 1024;
/** What the exchange may take for them all, beside what each may leave unread. */
const MOST_GROWTH = 200 * MEGABYTE;
const CUT_WITHIN_MS = 120_000;

/** Sockets that answer every ping and read nothing: they are cut, and cost the exchange no more than it allows. */
export function slowReaders(count: number): void {
  let folder: string;
  let exchange: ExchangeProcess;
  const open: Socket[] = [];
  const readers: RawSocket[] = [];
  let pongs: NodeJS.Timeout;

  beforeAll(async () => {
    folder = await seededFolder();
    exchange = await startExchange({
      EXCHANGE_DATA: folder,
      EXCHANGE_TRADERS: 'on',
      EXCHANGE_UPDATES_PER_SECOND: '400',
    });
    pongs = setInterval(() => readers.forEach(reader => reader.isCut || reader.say(PONG)), 15_000);
  }, STARTING_MS);
  afterAll(async () => {
    clearInterval(pongs);
    open.forEach(socket => socket.close());
    readers.forEach(reader => reader.end());
    await endExchanges();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `cuts ${count} sockets that read nothing, keeps its memory, and goes on telling who reads`,
    async () => {
      const before = residentBytes(exchange.child.pid);
      for (let index = 0; index < count; index += 1) {
        // Each from an address of its own, as the gateway would say it.
        const address = `198.18.${index >> 8}.${index & 255}`;
        const [reader, line] = await RawSocket.open(exchange.url, { 'x-forwarded-for': address });
        expect(line).toContain('101');
        reader.say(ENTER);
        reader.readNothing();
        readers.push(reader);
      }
      let most = before;
      const began = performance.now();
      while (readers.some(reader => !reader.isCut)) {
        most = Math.max(most, residentBytes(exchange.child.pid));
        // A cut is heard of by who writes.
        readers.forEach(reader => reader.isCut || reader.say(PONG));
        if (performance.now() - began > CUT_WITHIN_MS) break;
        await new Promise(resolve => setTimeout(resolve, 250));
      }
      const growth = Math.round((most - before) / MEGABYTE);
      console.info(
        `${count} slow readers: at most ${growth} MB more, cut in ${Math.round(performance.now() - began)} ms`,
      );
      expect(readers.filter(reader => !reader.isCut)).toHaveLength(0);
      expect(most - before).toBeLessThan(MOST_GROWTH + count * MEGABYTE);
      const reading = await connected(exchange.url, open);
      await pushes(reading, 'market_depth', 20);
    },
    CUT_WITHIN_MS + STARTING_MS,
  );
}

function residentBytes(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

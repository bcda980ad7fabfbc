import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import {
  asId,
  asInstant,
  cancelOrder,
  chartBars,
  placeOrder,
  requestOf,
  userInfo,
  wallets,
} from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { DAY, SECOND } from '../../clock/clock';
import { askAt, endExchanges, type ExchangeProcess, startExchange, traderAt } from '../exchange-process';
import { seededFolder } from '../snapshot';
import { STARTING_MS } from '../test-exchange';

/** Guests who ask again as soon as they are answered. */
const GUESTS = 64;
const ADDRESSES = 4;
/** From here on the figure means something; a short run on a busy machine shows the refusals. */
const MEASURED_FROM_SECONDS = 30;
const MOST_P99_MS = 250;

const PAIR = { currencyId: asId<never>(1), legalId: asId<never>(3) };
const order = { side: 'buy', ...PAIR, mode: 'limit', price: price('80000'), amount: amount('0.001') } as const;

/** Guests ask for the largest charts without end: they are refused, and a member hardly notices. */
export function guestFlood(seconds: number): void {
  let folder: string;
  let exchange: ExchangeProcess;
  beforeAll(async () => {
    folder = await seededFolder();
    exchange = await startExchange({
      EXCHANGE_DATA: folder,
      EXCHANGE_TRADERS: 'on',
      // A short run has no time to use a burst up.
      EXCHANGE_GUEST_CALLS_PER_SECOND: seconds < MEASURED_FROM_SECONDS ? '10' : '100',
      EXCHANGE_MEMBER_CALLS_PER_SECOND: '200',
    });
  }, STARTING_MS);
  afterAll(async () => {
    await endExchanges();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `answers a member through ${seconds} s of it`,
    async () => {
      const { url } = exchange;
      const token = await traderAt(url);
      const guests = new Worker(new URL('../flood-thread.mjs', import.meta.url), {
        workerData: Array.from({ length: GUESTS }, (_, guest) => asGuest(url, guest)),
        execArgv: [],
      });
      const told = once(guests, 'message') as Promise<[Flood]>;
      const tookMs: number[] = [];
      const timed = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
        const began = performance.now();
        const answer = await asked;
        tookMs.push(performance.now() - began);
        return answer;
      };
      const until = performance.now() + seconds * SECOND;
      try {
        while (performance.now() < until) {
          await timed(askAt(url, userInfo, {}, token));
          await timed(askAt(url, wallets, {}, token));
          const { id } = await timed(askAt(url, placeOrder, order, token));
          await timed(askAt(url, cancelOrder, { id: asId<never>(String(id)), side: 'buy' }, token));
          // A member is a person: the flood is the others'.
          await new Promise(resolve => setTimeout(resolve, 50));
        }
      } finally {
        guests.postMessage('over', []);
      }
      const [{ statuses, unsaid }] = await told;
      tookMs.sort((one, other) => one - other);
      const at = (share: number) => Math.round(tookMs[Math.floor(tookMs.length * share)] ?? 0);
      const counts = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
      console.info(
        `guest flood: ${counts.join(', ')}; ${tookMs.length} calls of a member, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
      );
      expect(Object.keys(statuses)).toEqual(['200', '429']);
      expect(unsaid).toBe(0);
      expect(statuses['200']).toBeLessThan(ADDRESSES * 100 * (seconds + 15));
      if (seconds >= MEASURED_FROM_SECONDS) expect(at(0.99)).toBeLessThan(MOST_P99_MS);
    },
    (seconds + 60) * SECOND,
  );
}

interface Flood {
  readonly statuses: Readonly<Record<string, number>>;
  /** Refusals that did not say when to come back. */
  readonly unsaid: number;
}

/** The largest chart, from an address of a few, and never the very same stretch. */
function asGuest(url: string, guest: number) {
  const to = asInstant(Date.now());
  const wish = { symbol: 'BTC/USDT', from: asInstant(to - 7 * DAY - guest), to, resolution: '1' } as const;
  const request = requestOf(chartBars, wish, { language: 'en', token: null, now: 0 });
  return {
    url: url + request.url,
    headers: { ...request.headers, 'x-forwarded-for': `198.19.0.${guest % ADDRESSES}` },
  };
}

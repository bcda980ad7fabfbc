import { program } from '../../suite/prepare';
import { atExchange } from '../exchange/on-each-database';
import type { Figure } from '../figure';
import { rounded } from '../statistics';
import type { Heard } from './heard';

const CLIENTS = 1_000;
/** `MarketFeed` tells a pair's changes ten times a second. */
const CONFLATION_MS = 100;

export const sockets: Figure = {
  name: 'sockets',
  says: `${CLIENTS} clients on one process, 20 pairs at 10 book updates a second`,
  async measure({ asked: { seconds } }) {
    const heard = await atExchange({ BENCH_BUSY_BOOKS: 'yes' }, url => heardAt(url, seconds));
    const { deliveries, outOfOrder, missing, p50, p99, cpuMicroseconds } = heard;
    return {
      readings: [
        { of: 'out of order or missing', value: outOfOrder + missing, unit: 'pushes', bar: { atMost: 0 } },
        { of: 'lag beyond conflation, p99', value: p99 - CONFLATION_MS, unit: 'ms', bar: { atMost: 250 } },
        // None at all would be in order, too.
        {
          of: 'delivered ÷ due',
          value: rounded(deliveries / (CLIENTS * (1_000 / CONFLATION_MS) * seconds)),
          unit: '×',
          bar: { atLeast: 0.9 },
        },
      ],
      notes: [
        `sockets: ${deliveries} pushes in ${seconds} s, ${rounded(cpuMicroseconds / deliveries, 1)} µs of CPU each (${rounded(cpuMicroseconds / seconds / 1e4, 0)} % of one core); from change to client p50 ${p50}, p99 ${p99} ms`,
      ],
    };
  },
};

async function heardAt(url: string, seconds: number): Promise<Heard & { readonly cpuMicroseconds: number }> {
  const { stdout } = await program('e2e/bench/sockets/listeners.ts', [url, String(CLIENTS), String(seconds)]);
  return JSON.parse(stdout) as Heard & { readonly cpuMicroseconds: number };
}

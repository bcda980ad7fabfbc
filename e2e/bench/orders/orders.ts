import { onEachDatabase } from '../exchange/on-each-database';
import type { Figure } from '../figure';
import { percentile, rounded } from '../statistics';
import { type Orders, ordersAt, type Pressed } from './clients';
import { comparedWith, rateOf } from './compare';

const FEW_CLIENTS = [1, 8] as const;
const CLIENTS = 64;

export const orders: Figure = {
  name: 'orders',
  says: `orders a second over HTTP, acknowledged after commit ÷ only validated; ${CLIENTS} clients`,
  measure: ({ asked: { seconds } }) =>
    onEachDatabase('orders', async (url, database) => {
      const at = await ordersAt(url);
      const { grouped, other: validated } = await comparedWith('validated', at, CLIENTS, seconds);
      const few = await pressedByFew(at, seconds);
      const of = (clients: number, rounds: readonly Pressed[]) => `${clients} at a time ${delaysOf(rounds)}`;
      const told = [...few.map(([clients, pressed]) => of(clients, [pressed])), of(CLIENTS, grouped)];
      return {
        readings: [
          {
            of: `${database}, ÷ validated`,
            value: rounded(rateOf(grouped) / rateOf(validated)),
            unit: '×',
            bar: { atLeast: 0.7 },
          },
        ],
        notes: [
          `orders: ${database}: ${rounded(rateOf(grouped), 0)} a second, ${rounded(rateOf(validated), 0)} only validated; ${told.join('; ')}`,
        ],
      };
    }),
};

async function pressedByFew({ press }: Orders, seconds: number): Promise<Array<readonly [number, Pressed]>> {
  const few: Array<readonly [number, Pressed]> = [];
  for (const clients of FEW_CLIENTS) few.push([clients, await press('grouped', clients, seconds)]);
  return few;
}

function delaysOf(rounds: readonly Pressed[]): string {
  const delays = rounds.flatMap(each => each.delaysMs);
  const ms = (share: number) => rounded(percentile(delays, share), 1);
  return `p50 ${ms(0.5)}, p99 ${ms(0.99)} ms, ${rounded(rateOf(rounds), 0)} a second`;
}

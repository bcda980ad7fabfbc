import { onEachDatabase } from '../exchange/on-each-database';
import type { Figure } from '../figure';
import { rounded } from '../statistics';
import { ordersAt } from './clients';
import { comparedWith, rateOf } from './compare';

const CLIENTS = 64;

export const commits: Figure = {
  name: 'commits',
  says: `orders a second over HTTP, grouped commits ÷ one transaction an order; ${CLIENTS} clients`,
  measure: ({ asked: { seconds } }) =>
    onEachDatabase('commits', async (url, database) => {
      const { grouped, other } = await comparedWith('alone', await ordersAt(url), CLIENTS, seconds);
      const [together, single] = [rateOf(grouped), rateOf(other)];
      return {
        readings: [
          { of: `${database}, ÷ one each`, value: rounded(together / single), unit: '×', bar: { atLeast: 5 } },
        ],
        notes: [`commits: ${database}: ${rounded(together, 0)} orders a second, ${rounded(single, 0)} with one each`],
      };
    }),
};

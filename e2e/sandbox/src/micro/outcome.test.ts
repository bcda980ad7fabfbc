import * as fc from 'fast-check';
import { amount, compare, decimal, microProfit, neg, price } from '@tradefloor/money';
import { resultAt } from './outcome';

const cents = fc.integer({ min: 1, max: 10_000_000 }).map(value => (value / 100).toFixed(2));
it('wins by the ratio, loses the number, or returns it: the other way round for the other direction', () => {
  fc.assert(
    fc.property(cents, cents, cents, (open, end, stake) => {
      const order = { number: amount(stake), profit_ratio: decimal('85'), open_price: price(open) };
      const up = resultAt({ ...order, direction: 'up' }, price(end), 8);
      const down = resultAt({ ...order, direction: 'down' }, price(end), 8);
      const won = microProfit(amount(stake), decimal('85'));
      const lost = neg(amount(stake));
      const expected = { [-1]: [lost, won], 0: ['0', '0'], 1: [won, lost] }[compare(price(end), price(open))];
      expect([up, down]).toEqual(expected);
    }),
  );
});

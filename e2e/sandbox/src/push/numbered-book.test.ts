import * as fc from 'fast-check';
import { Market } from '../market/market';
import { PAIRS } from '../market/pair';
import { NumberedBook, sidesOf } from './numbered-book';

const [pair] = PAIRS;
if (!pair) throw new Error('There are no pairs.');
const market = (): Market => new Market(pair);

const order = fc.record({
  side: fc.constantFrom('buy' as const, 'sell' as const),
  price: fc.bigInt(100n, 260n),
  quantity: fc.bigInt(1n, 9n),
  cancels: fc.boolean(),
});

it('leads from a snapshot over its changes to the same book, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.array(order, { maxLength: 20 }), { maxLength: 12 }), batches => {
      const one = market();
      const book = new NumberedBook(one);
      const start = book.snapshot();
      const known = { bids: new Map<string, string>(start.bids), asks: new Map<string, string>(start.asks) };
      let { sequence } = start;
      let id = 0;
      for (const batch of batches) {
        for (const { side, price, quantity, cancels } of batch) {
          id += 1;
          if (cancels) one.cancel(id - 3);
          else one.place({ id, owner: id, side, price, quantity, rests: true }, 1);
        }
        const change = book.change(sidesOf(one));
        expect(change.previous).toBe(sequence);
        expect(change.sequence).toBe((sequence ?? 0) + (change.bids.length + change.asks.length > 0 ? 1 : 0));
        ({ sequence } = change);
        for (const side of ['bids', 'asks'] as const) {
          for (const [price, held] of change[side]) {
            if (held === '0') known[side].delete(price);
            else known[side].set(price, held);
          }
        }
      }
      const now = sidesOf(one);
      expect(new Map(known.bids)).toEqual(new Map(now.bids));
      expect(new Map(known.asks)).toEqual(new Map(now.asks));
    }),
    { numRuns: 60 },
  );
});

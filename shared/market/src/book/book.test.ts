import type { Level } from '@tradefloor/contract';
import { type Amount, amount, decimal, price, sub } from '@tradefloor/money';
import * as fc from 'fast-check';
import { Book } from './book';
import { BookViewer } from './view';

const at = (priceText: string, amountText: string): Level => [price(priceText), amount(amountText)];
const top = (book: Book, rows = 20, step: string | null = null) =>
  new BookViewer(() => book, { rows, step: step === null ? null : decimal(step) }).read();
const lines = (rows: ReadonlyArray<{ price: string; amount: string }>) => rows.map(row => `${row.price} ${row.amount}`);

function aBook(): Book {
  const book = new Book();
  book.replace({
    bids: [at('99.5', '1'), at('99', '2'), at('98.5', '3')],
    asks: [at('100', '4'), at('100.5', '5'), at('101', '6')],
  });
  return book;
}

test('shows the best first, with running sums and the longest bar', () => {
  const view = top(aBook());
  expect(lines(view.bids)).toEqual(['99.5 1', '99 2', '98.5 3']);
  expect(lines(view.asks)).toEqual(['100 4', '100.5 5', '101 6']);
  expect(view.asks.map(row => row.sum)).toEqual(['4', '9', '15']);
  expect([view.bestBid, view.bestAsk, view.spread, view.deepest]).toEqual(['99.5', '100', '0.5', 15]);
});

describe('defects others shipped', () => {
  test('deleting an unknown level removes no other (baseapp)', () => {
    const book = aBook();
    book.change({ bids: [at('1', '0'), at('99.2', '0')], asks: [at('5000', '0')] });
    expect(lines(top(book).bids)).toEqual(['99.5 1', '99 2', '98.5 3']);
    expect(lines(top(book).asks)).toHaveLength(3);
  });
  test('1.0 and 1.00 are one level (baseapp)', () => {
    const book = aBook();
    book.change({ bids: [at('99.50', '7'), at('99.00', '0')], asks: [at('100.000', '8')] });
    expect(lines(top(book).bids)).toEqual(['99.5 7', '98.5 3']);
    expect(lines(top(book).asks)[0]).toBe('100 8');
  });
  test('every change of a batch is applied (Vega)', () => {
    const book = aBook();
    book.change({ bids: [at('99.4', '1'), at('99.3', '1'), at('99', '0')], asks: [at('100', '0'), at('100.1', '2')] });
    expect(lines(top(book).bids)).toEqual(['99.5 1', '99.4 1', '99.3 1', '98.5 3']);
    expect(lines(top(book).asks)).toEqual(['100.1 2', '100.5 5', '101 6']);
  });
  test.each(['0', '0.0', '0.00000000'])('a level of %s is deleted (dYdX)', nothing => {
    const book = aBook();
    book.change({ bids: [at('99.5', nothing)], asks: [] });
    expect(lines(top(book).bids)).toEqual(['99 2', '98.5 3']);
    book.replace({ bids: [at('99.5', nothing), at('99', '1')], asks: [] });
    expect(lines(top(book).bids)).toEqual(['99 1']);
  });
});

test('an emptied best price gives way, and comes back', () => {
  const book = aBook();
  book.change({ bids: [at('99', '0')], asks: [] });
  book.change({ bids: [at('99.5', '0')], asks: [] });
  expect([top(book).bestBid, book.bids.size]).toEqual(['98.5', 1]);
  book.change({ bids: [at('99', '9')], asks: [] });
  expect(lines(top(book).bids)).toEqual(['99 9', '98.5 3']);
});

test('emptied levels are cleared away', () => {
  const book = new Book();
  const prices = Array.from({ length: 200 }, (_, index) => String(1000 - index));
  book.replace({ bids: prices.map(text => at(text, '1')), asks: [] });
  book.change({ bids: prices.slice(1, 150).map(text => at(text, '0')), asks: [] });
  expect(book.bids.size).toBe(51);
  expect(book.bids.levels.length).toBeLessThan(110);
  expect(top(book, 3).bids.map(row => row.price)).toEqual(['1000', '850', '849']);
});

test('amounts past what a float holds keep every digit', () => {
  const book = new Book();
  book.replace({ bids: [at('0.00000812', '123456789012345678.12345678'), at('0.00000811', '0.00000001')], asks: [] });
  expect(top(book).bids.map(row => row.sum)).toEqual(['123456789012345678.12345678', '123456789012345678.12345679']);
});

test('a price too long for a key is left out and counted', () => {
  const book = aBook();
  book.change({ bids: [at('99999999999999999999', '1')], asks: [] });
  expect(book.unreadable).toBe(1);
  expect(top(book).bestBid).toBe('99.5');
});

describe('grouping', () => {
  test('never shows a better price than there is: bids fall, asks rise', () => {
    const view = top(aBook(), 20, '1');
    expect(lines(view.bids)).toEqual(['99 3', '98 3']);
    expect(lines(view.asks)).toEqual(['100 4', '101 11']);
  });
  test('keeps the decimals of the step, and can be finer than the book', () => {
    expect(lines(top(aBook(), 20, '0.25').asks)).toEqual(['100.00 4', '100.50 5', '101.00 6']);
    expect(lines(top(aBook(), 2, '10').bids)).toEqual(['90 6']);
  });
  test('loses nothing of what stands in the book', () => {
    fc.assert(
      fc.property(aSide(), fc.constantFrom('0.01', '0.5', '3', '250'), (levels, step) => {
        const book = new Book();
        book.replace({ bids: levels, asks: levels });
        const each = top(book, 10_000);
        const grouped = top(book, 10_000, step);
        expect(sub(grouped.bids.at(-1)?.sum ?? decimal('0'), each.bids.at(-1)?.sum ?? decimal('0'))).toBe('0');
        expect(sub(grouped.asks.at(-1)?.sum ?? decimal('0'), each.asks.at(-1)?.sum ?? decimal('0'))).toBe('0');
      }),
    );
  });
});

describe('a view', () => {
  test('is the same object until the book changes', () => {
    const book = aBook();
    const viewer = new BookViewer(() => book, { rows: 2, step: null });
    const first = viewer.read();
    expect(viewer.read()).toBe(first);
    expect(first.bids).toHaveLength(2);
    book.change({ bids: [at('98.5', '4')], asks: [] });
    expect(viewer.read()).not.toBe(first);
  });
  test('keeps the rows that did not change, and says which amounts did', () => {
    const book = aBook();
    const viewer = new BookViewer(() => book, { rows: 20, step: null });
    const [best, second] = viewer.read().bids;
    expect(best?.changed).toBeNull();
    book.change({ bids: [at('99', '1')], asks: [] });
    const after = viewer.read();
    expect(after.bids[0]).toBe(best);
    expect(second).not.toBe(after.bids[1]);
    expect(after.bids.map(row => row.changed)).toEqual([null, 'less', null]);
    book.change({ bids: [], asks: [at('100.2', '1')] });
    expect(viewer.read().bids.map(row => row.changed)).toEqual([null, null, null]);
    expect(viewer.read().asks.map(row => row.changed)).toEqual([null, 'more', null, null]);
  });
  test('does not call a price changed that only moved into sight', () => {
    const book = aBook();
    const viewer = new BookViewer(() => book, { rows: 2, step: null });
    viewer.read();
    book.change({ bids: [at('99.5', '0')], asks: [] });
    expect(viewer.read().bids.map(row => [row.price, row.changed])).toEqual([
      ['99', null],
      ['98.5', null],
    ]);
  });
  test('the same book said again, whole, changes no row', () => {
    const book = aBook();
    const viewer = new BookViewer(() => book, { rows: 20, step: null });
    const before = viewer.read();
    book.replace({
      bids: [at('99.5', '1'), at('99', '2'), at('98.5', '3')],
      asks: [at('100', '4'), at('100.5', '5'), at('101', '6')],
    });
    const after = viewer.read();
    expect(after.bids.every((row, index) => row === before.bids[index])).toBe(true);
    expect(after.asks.every((row, index) => row === before.asks[index])).toBe(true);
  });
});

/** The oracle: a Map by the plain price. */
class PlainBook {
  private readonly levels = new Map<string, Amount>();
  put(levels: readonly Level[]): void {
    for (const [at, standing] of levels) {
      const plain = at.includes('.') ? at.replace(/\.?0+$/, '') : at;
      if (/[1-9]/.test(standing)) this.levels.set(plain, standing);
      else this.levels.delete(plain);
    }
  }
  sorted(way: 1 | -1): string[] {
    return [...this.levels.keys()].sort((a, b) => way * (Number(a) - Number(b)));
  }
  amountAt(plain: string): string | undefined {
    return this.levels.get(plain);
  }
}

function aSide(): fc.Arbitrary<Level[]> {
  const aLevel = fc.tuple(
    fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom('', '.0', '.5', '.50', '.25', '.125'))
      .map(([whole, rest]) => price(`${whole}${rest}`)),
    fc
      .tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom('', '.0', '.00', '.001'))
      .map(([whole, rest]) => amount(`${whole}${rest}`)),
  );
  return fc.array(aLevel, { maxLength: 30 });
}

test('any run of whole books and changes ends where a plain map does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), aSide()), { maxLength: 12 }), steps => {
      const book = new Book();
      const viewer = new BookViewer(() => book, { rows: 1000, step: null });
      let oracle = new PlainBook();
      for (const [whole, side] of steps) {
        if (whole) {
          oracle = new PlainBook();
          book.replace({ bids: side, asks: side });
        } else book.change({ bids: side, asks: side });
        oracle.put(side);
        viewer.read();
      }
      for (const [rows, way] of [
        [viewer.read().bids, -1],
        [viewer.read().asks, 1],
      ] as const) {
        expect(rows.map(row => Number(row.price))).toEqual(oracle.sorted(way).map(Number));
        for (const row of rows) expect(Number(row.amount)).toBe(Number(oracle.amountAt(String(Number(row.price)))));
      }
    }),
    { numRuns: 300 },
  );
});

import * as fc from 'fast-check';
import { Book } from './book';
import type { Incoming, Order, Side } from './order';
import { walk } from './walk';

let lastId = 0;
const anOrder = (order: Partial<Incoming> = {}): Incoming => ({
  id: (lastId += 1),
  owner: 1,
  side: 'buy',
  price: 100n,
  quantity: 10n,
  rests: true,
  ...order,
});

describe('a book', () => {
  it('fills at the resting price, the best first', () => {
    const book = new Book();
    book.place(anOrder({ side: 'sell', price: 103n }));
    book.place(anOrder({ side: 'sell', price: 101n, quantity: 4n }));
    const { fills, left } = book.place(anOrder({ owner: 2, price: 103n, quantity: 9n }));
    expect(fills.map(fill => [fill.price, fill.quantity])).toEqual([
      [101n, 4n],
      [103n, 5n],
    ]);
    expect(left).toBe(0n);
    expect(book.side('sell').best()?.total).toBe(5n);
  });

  it('fills who came first at a price first', () => {
    const book = new Book();
    const first = anOrder({ side: 'sell' });
    const second = anOrder({ side: 'sell', owner: 3 });
    book.place(first);
    book.place(second);
    const { fills } = book.place(anOrder({ owner: 2, quantity: 12n }));
    expect(fills.map(fill => fill.maker.id)).toEqual([first.id, second.id]);
  });

  it('never lets an owner trade with himself: the older order is taken out', () => {
    const book = new Book();
    const own = anOrder({ side: 'sell' });
    book.place(own);
    const { fills, removed } = book.place(anOrder({ owner: 1 }));
    expect(fills).toEqual([]);
    expect(removed.map(order => order.id)).toEqual([own.id]);
    expect(book.side('buy').best()?.total).toBe(10n);
  });

  it('gives up what a market order can not fill', () => {
    const book = new Book();
    book.place(anOrder({ side: 'sell', quantity: 3n }));
    const { left } = book.place(anOrder({ owner: 2, rests: false }));
    expect(left).toBe(7n);
    expect(book.side('buy').depth).toBe(0);
  });
});

interface Step {
  readonly kind: 'place' | 'cancel';
  readonly owner: number;
  readonly side: Side;
  readonly price: bigint;
  readonly quantity: bigint;
  readonly rests: boolean;
  readonly pick: number;
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('place', 'place', 'place', 'cancel'),
    owner: fc.integer({ min: 1, max: 4 }),
    side: fc.constantFrom<Side>('buy', 'sell'),
    price: fc.bigInt(95n, 105n),
    quantity: fc.bigInt(1n, 50n),
    rests: fc.boolean(),
    pick: fc.nat(),
  }),
  { maxLength: 120 },
);

const restingTotal = (book: Book) => [...book.orders()].reduce((total, order) => total + order.remaining, 0n);

function run(book: Book, step: Step): void {
  if (step.kind === 'cancel') {
    const ids = [...book.orders()].map(order => order.id);
    const id = ids[step.pick % Math.max(ids.length, 1)];
    if (id !== undefined) book.cancel(id);
    return;
  }
  const before = restingTotal(book);
  const incoming = anOrder(step);
  const foreseen = walk(book, { ...step, limit: step.price });
  const { fills, removed, left } = book.place(incoming);
  const filled = fills.reduce((total, fill) => total + fill.quantity, 0n);
  const given = removed.reduce((total, order) => total + order.remaining, 0n);
  expect(filled + left).toBe(step.quantity);
  expect(foreseen.filled).toBe(filled);
  expect(foreseen.cost).toBe(fills.reduce((total, fill) => total + fill.price * fill.quantity, 0n));
  expect(restingTotal(book)).toBe(before - filled - given + (step.rests ? left : 0n));
  for (const fill of fills) expect(fill.maker.owner).not.toBe(step.owner);
  expectFirstComeFirstServed(fills.map(fill => fill.maker));
}

function expectFirstComeFirstServed(makers: readonly Order[]): void {
  const overtaken = makers.slice(1).filter((maker, index) => {
    const before = makers[index];
    return before?.price === maker.price && before.id > maker.id;
  });
  expect(overtaken).toEqual([]);
}

/** What is wrong with a book; nothing when it is sound. */
function faultsOf(book: Book): string[] {
  const bid = book.side('buy').best()?.price;
  const ask = book.side('sell').best()?.price;
  const isCrossed = bid !== undefined && ask !== undefined && bid >= ask;
  return [...(isCrossed ? ['crossed'] : []), ...faultsOfSide(book, 'buy'), ...faultsOfSide(book, 'sell')];
}

function faultsOfSide(book: Book, side: Side): string[] {
  const faults: string[] = [];
  let before: bigint | null = null;
  for (const level of book.side(side).fromBest()) {
    const total = [...level.orders()].reduce((sum, order) => sum + order.remaining, 0n);
    if (level.total !== total || total <= 0n) faults.push(`${side} ${level.price} says ${level.total}, holds ${total}`);
    const isWorse = before === null || (side === 'buy' ? level.price < before : level.price > before);
    if (!isWorse) faults.push(`${side} ${level.price} is out of order`);
    before = level.price;
  }
  return faults;
}

const shapeOf = (book: Book) =>
  (['buy', 'sell'] as const).map(side =>
    [...book.side(side).fromBest()].map(level => [level.price, [...level.orders()].map(order => order.id)]),
  );

describe('a book under any sequence of orders and cancels', () => {
  it('is never crossed, keeps every unit, serves in turn, and does what its walk foresaw', () => {
    fc.assert(
      fc.property(steps, sequence => {
        const book = new Book();
        for (const step of sequence) {
          run(book, step);
          expect(faultsOf(book)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the same book after being put back order by order', () => {
    fc.assert(
      fc.property(steps, sequence => {
        const book = new Book();
        for (const step of sequence) run(book, step);
        const again = new Book();
        for (const order of [...book.orders()].sort((a, b) => a.id - b.id)) again.restore({ ...order });
        expect(shapeOf(again)).toEqual(shapeOf(book));
      }),
      { numRuns: 100 },
    );
  });
});

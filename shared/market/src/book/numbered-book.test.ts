import type { Level } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import { type BookNews, NumberedBook } from './numbered-book';
import { BookViewer } from './view';

const at = (priceText: string, amountText: string): Level => [price(priceText), amount(amountText)];
const whole = (sequence: number | null, ...bids: Level[]): BookNews => ({
  sequence,
  previous: null,
  snapshot: true,
  bids,
  asks: [],
});
const changes = (previous: number, ...bids: Level[]): BookNews => ({
  previous,
  sequence: previous + 1,
  snapshot: false,
  bids,
  asks: [],
});
const answered = (book: NumberedBook, { sequence, ...sides }: BookNews): void => book.requestBegan()(sides, sequence);
const bidsOf = (book: NumberedBook): string[] =>
  new BookViewer(() => book.read(), { rows: 1000, step: null })
    .read()
    .bids.map(row => `${row.price} ${Number(row.amount)}`);

function aBook() {
  const clock = { now: 0 };
  const asked: number[] = [];
  const book = new NumberedBook({ askForSnapshot: () => asked.push(clock.now), now: () => clock.now });
  return { book, clock, asked };
}

test('applies changes in order, drops doubled and late ones', () => {
  const { book, asked } = aBook();
  book.push(whole(10, at('9', '1')));
  book.push(changes(10, at('8', '2')));
  book.push(changes(10, at('8', '99')));
  book.push(changes(4, at('7', '99')));
  expect(bidsOf(book)).toEqual(['9 1', '8 2']);
  expect(asked).toEqual([]);
});

const saidAgain = (sequence: number): BookNews => ({ ...changes(sequence), sequence });

test('a quiet book said again is no gap and changes nothing', () => {
  const { book, asked } = aBook();
  book.push(whole(10, at('9', '1')));
  book.push(saidAgain(10));
  book.push(saidAgain(10));
  expect([bidsOf(book), book.isWhole, asked]).toEqual([['9 1'], true, []]);
  book.push(changes(10, at('8', '2')));
  expect(bidsOf(book)).toEqual(['9 1', '8 2']);
});

test('a quiet book said again shows what was missed before it, and displaces nothing that came after', () => {
  const { book, asked } = aBook();
  book.push(whole(10, at('9', '1')));
  book.push(changes(11, at('7', '3')));
  book.push(saidAgain(11));
  expect([book.isWhole, asked.length]).toEqual([false, 1]);
  book.push(changes(10, at('8', '2')));
  expect([bidsOf(book), book.isWhole]).toEqual([['9 1', '8 2', '7 3'], true]);
  book.push(saidAgain(13));
  expect([book.isWhole, asked.length]).toEqual([false, 2]);
  answered(book, whole(13, at('9', '1')));
  expect([bidsOf(book), book.isWhole]).toEqual([['9 1'], true]);
});

test('an early change waits for the one before it', () => {
  const { book } = aBook();
  book.push(whole(10, at('9', '1')));
  book.push(changes(11, at('9', '3')));
  expect([bidsOf(book), book.isWhole]).toEqual([['9 1'], false]);
  book.push(changes(10, at('9', '2')));
  expect([bidsOf(book), book.isWhole]).toEqual([['9 3'], true]);
});

test('a gap asks for a snapshot, and again while it lasts: no book stays frozen (Orderly)', () => {
  const { book, clock, asked } = aBook();
  book.push(whole(10, at('9', '1')));
  book.push(changes(12, at('8', '1')));
  book.push(changes(13, at('7', '1')));
  expect(asked).toEqual([0]);
  clock.now = 1000;
  book.push(changes(14, at('6', '1')));
  clock.now = 2500;
  book.checkGap();
  expect(asked).toEqual([0, 1000, 2500]);
  answered(book, whole(14, at('9', '1'), at('8', '1')));
  expect(bidsOf(book)).toEqual(['9 1', '8 1', '6 1']);
  expect(book.isWhole).toBe(true);
  book.push(changes(15, at('5', '1')));
  expect(bidsOf(book)).toContain('5 1');
});

test('changes before any snapshot ask for one and are kept', () => {
  const { book, asked } = aBook();
  book.push(changes(4, at('8', '1')));
  expect([asked.length, bidsOf(book), book.isWhole]).toEqual([1, [], false]);
  book.push(whole(4, at('9', '1')));
  expect(bidsOf(book)).toEqual(['9 1', '8 1']);
});

test('an old snapshot does not undo what is known', () => {
  const { book } = aBook();
  book.push(whole(10, at('9', '1')));
  book.push(changes(10, at('9', '2')));
  answered(book, whole(10, at('9', '1')));
  expect(bidsOf(book)).toEqual(['9 2']);
});

test('without numbers, an answer never overwrites a push that came after the request began', () => {
  const { book } = aBook();
  const answer = book.requestBegan();
  book.push(whole(null, at('9', '2')));
  answer(whole(null, at('9', '1')), null);
  expect(bidsOf(book)).toEqual(['9 2']);
  const later = book.requestBegan();
  later(whole(null, at('9', '3')), null);
  expect(bidsOf(book)).toEqual(['9 3']);
});

test('a server that began to count anew is believed once the connection was lost', () => {
  const { book } = aBook();
  book.push(whole(5000, at('9', '1')));
  book.distrust();
  expect(bidsOf(book)).toEqual(['9 1']);
  book.push(whole(3, at('9', '2')));
  book.push(changes(3, at('8', '1')));
  expect(bidsOf(book)).toEqual(['9 2', '8 1']);
});

test('what waits is bounded', () => {
  const { book } = aBook();
  for (let sequence = 1; sequence < 5000; sequence += 1) book.push(changes(sequence, at('8', '1')));
  book.push(whole(4990, at('9', '1')));
  expect([bidsOf(book), book.isWhole]).toEqual([['9 1', '8 1'], true]);
});

/** The truth is a server's run of numbered books; what arrives is that run, disturbed. */
const aSchedule = fc
  .array(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 4 }),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .chain(run =>
    fc.record({
      run: fc.constant(run),
      order: fc.array(fc.record({ index: fc.nat({ max: run.length - 1 }), snapshot: fc.boolean() }), { maxLength: 60 }),
    }),
  );

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
/** The soak runs 10,000. */
const runs = Number(process.env['SCHEDULES'] ?? 1000);

test(`${runs} schedules of reordered, doubled, late and missing pushes end at the server's book`, () => {
  fc.assert(
    fc.property(aSchedule, ({ run, order }) => {
      const states = booksOf(run);
      const { book, clock, asked } = aBook();
      const push = (index: number, snapshot: boolean): BookNews =>
        snapshot ? whole(index + 1, ...levels(states[index + 1])) : changes(index, ...(run[index] ?? []).map(level));
      for (const { index, snapshot } of order) book.push(push(index, snapshot));
      // At last something arrives that is newer than all: what was missing must now be asked for, and its answer be enough.
      const before = asked.length;
      clock.now += 60_000;
      book.push(changes(run.length, at('50', '1')));
      expect(asked.length > before).toBe(!book.isWhole);
      if (!book.isWhole) answered(book, whole(run.length, ...levels(states.at(-1))));
      expect(book.isWhole).toBe(true);
      expect(bidsOf(book)).toEqual(['50 1', ...sorted(states.at(-1))]);
    }),
    { numRuns: runs },
  );
});

type State = ReadonlyMap<number, number>;
const level = ([priceUnits, units]: readonly [number, number]): Level => at(String(priceUnits), String(units));
const levels = (state: State = new Map()): Level[] => [...state].map(level);
const sorted = (state: State = new Map()): string[] =>
  [...state].sort((a, b) => b[0] - a[0]).map(([priceUnits, units]) => `${priceUnits} ${units}`);

function booksOf(run: ReadonlyArray<ReadonlyArray<readonly [number, number]>>): State[] {
  const states: State[] = [new Map()];
  for (const batch of run) {
    const next = new Map(states.at(-1));
    for (const [priceUnits, units] of batch) {
      if (units === 0) next.delete(priceUnits);
      else next.set(priceUnits, units);
    }
    states.push(next);
  }
  return states;
}

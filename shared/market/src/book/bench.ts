import type { Level } from '@tradefloor/contract';
import { amount, fromScaled, price } from '@tradefloor/money';
import { Book, type BothSides } from './book';
import { PlainBook } from './plain-book';
import { BookViewer } from './view';

/*
 * A figure of docs/performance.md: apply a change and produce the visible rows, beside the plainest thing that could work:
 * two sorted arrays of floats. Called by `npm run bench`; deterministic, so that two runs do the same work.
 */

export interface BookFigures {
  /** Milliseconds for one batch of changes and the rows after it, the median. */
  readonly ours: number;
  readonly plain: number;
}

export interface BookLoad {
  readonly levels: number;
  readonly changes: number;
  readonly rows: number;
  readonly rounds: number;
}

const LOAD: BookLoad = { levels: 1000, changes: 50, rows: 30, rounds: 2000 };

export function measureBook(load: BookLoad = LOAD): BookFigures {
  const { start, batches } = makeFeed(load);
  const book = new Book();
  book.replace(start);
  const viewer = new BookViewer(() => book, { rows: load.rows, step: null });
  const plain = new PlainBook(start);
  return {
    ours: median(batches, batch => {
      book.change(batch);
      viewer.read();
    }),
    plain: median(batches, batch => {
      plain.change(batch);
      plain.read(load.rows);
    }),
  };
}

/** Each batch is parsed just before it is timed, as from a socket: read cold, its strings would be all that is measured. */
function median(batches: readonly BothSides[], work: (batch: BothSides) => void): number {
  const times = batches.map(batch => {
    const fresh: BothSides = structuredClone(batch);
    const began = performance.now();
    work(fresh);
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}

/** A book around 30000.00 and batches of changes, most of them near the best price. */
export function makeFeed(load: BookLoad): { start: BothSides; batches: BothSides[] } {
  const random = seeded(7);
  const side = (way: 1 | -1): Level[] =>
    Array.from({ length: load.levels }, (_, at) => level(way, at, 1 + Math.floor(random() * 5_000_000)));
  const changes = (way: 1 | -1): Level[] =>
    Array.from({ length: load.changes }, () => {
      const away = Math.floor(random() ** 3 * load.levels);
      return level(way, away, random() < 0.2 ? 0 : 1 + Math.floor(random() * 5_000_000));
    });
  return { start: both(side), batches: Array.from({ length: load.rounds }, () => both(changes)) };
}

const level = (way: 1 | -1, away: number, units: number): Level => [
  price(text(3_000_000 + way * (1 + away), 2)),
  amount(text(units, 6)),
];

const both = (make: (way: 1 | -1) => Level[]): BothSides => ({ bids: make(-1), asks: make(1) });

const text = (units: number, scale: number): string => fromScaled(BigInt(units), scale);

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

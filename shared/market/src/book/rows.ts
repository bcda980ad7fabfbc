import { type Amount, branded, fromScaled, type Price } from '@tradefloor/money';
import type { Book } from './book';
import type { BookSide } from './side';

/** One visible line. The same object as long as nothing in it changes, so that a memo row does not render. */
export interface BookRow {
  readonly price: Price;
  readonly amount: Amount;
  /** Of all rows from the best price to this one. */
  readonly sum: Amount;
  /** `sum` as a share of nothing yet: the bar's length is this over the view's `deepest`. For drawing only. */
  readonly depth: number;
  /** What happened to the amount since the view before: the cell flashes. */
  readonly changed: 'more' | 'less' | null;
}

/** Rows with what the next reading compares them by. */
export interface DrawnRows {
  readonly rows: readonly BookRow[];
  readonly keys: readonly number[];
  readonly units: readonly bigint[];
  readonly version: number;
  /** Keys and units can be compared only while these are the book's. */
  readonly priceScale: number;
  readonly amountScale: number;
}

export const NOTHING_DRAWN: DrawnRows = {
  rows: [],
  keys: [],
  units: [],
  version: -1,
  priceScale: 0,
  amountScale: 0,
};

interface Line {
  readonly key: number;
  readonly price: Price;
  readonly units: bigint;
  readonly touched: number;
}

export interface RowsWanted {
  readonly count: number;
  /** Rows of several prices each: the scaled width of one, or null for each price on its own. */
  readonly step: number | null;
  /** Decimals of a grouped row's price. */
  readonly decimals: number;
}

export function drawRows(book: Book, side: BookSide, wanted: RowsWanted, drawn: DrawnRows): DrawnRows {
  const { priceScale, amountScale } = book;
  const comparable = drawn.priceScale === priceScale && drawn.amountScale === amountScale;
  const before = comparable ? drawn : { ...NOTHING_DRAWN, version: drawn.version };
  const rows: BookRow[] = [];
  const keys: number[] = [];
  const units: bigint[] = [];
  let sum = 0n;
  let old = 0;
  const lines = wanted.step === null ? singles(book, side, wanted.count) : groups(book, side, wanted, wanted.step);
  for (const line of lines) {
    sum += line.units;
    // Both lists descend, so that one walk finds what stood at the same price.
    while (old < before.keys.length && (before.keys[old] ?? 0) > line.key) old += 1;
    const same = before.keys[old] === line.key ? old : -1;
    rows.push(row(book, line, sum, before, same));
    keys.push(line.key);
    units.push(line.units);
  }
  return { rows, keys, units, version: book.version, priceScale, amountScale };
}

function row(book: Book, line: Line, sum: bigint, before: DrawnRows, same: number): BookRow {
  const known = before.rows[same];
  const was = before.units[same];
  // oxlint-disable-next-line tradefloor/money-is-no-number -- how far a bar reaches
  const depth = Number(sum);
  if (known !== undefined && was === line.units && known.depth === depth && known.changed === null) {
    const unchanged = fromScaled(sum, book.amountScale);
    if (known.sum === unchanged) return known;
  }
  return {
    price: line.price,
    amount:
      known !== undefined && was === line.units ? known.amount : branded(fromScaled(line.units, book.amountScale)),
    sum: branded(fromScaled(sum, book.amountScale)),
    depth,
    changed: changeOf(line, was, before.version),
  };
}

/** A price that only moved into sight did not change; one that came or went up did. */
function changeOf(line: Line, was: bigint | undefined, seen: number): BookRow['changed'] {
  if (seen < 0) return null;
  if (was === undefined) return line.touched > seen ? 'more' : null;
  if (was === line.units) return null;
  return line.units > was ? 'more' : 'less';
}

function singles(book: Book, side: BookSide, count: number): Line[] {
  const lines: Line[] = [];
  for (let at = side.levels.length - 1; at >= 0 && lines.length < count; at -= 1) {
    const level = side.levels[at];
    const key = side.keys[at];
    if (level === undefined || key === undefined) break;
    if (level.amount === null) continue;
    lines.push({ key, price: level.price, units: book.unitsOf(level), touched: level.touched });
  }
  return lines;
}

/** Bids fall to the step below, asks rise to the one above: never a better price than there is. */
function groups(book: Book, side: BookSide, { count, decimals }: RowsWanted, step: number): Line[] {
  const lines: Line[] = [];
  let key = Number.NaN;
  let units = 0n;
  let touched = 0;
  const close = (): void => {
    if (!Number.isNaN(key)) lines.push({ key, price: groupPrice(key, book.priceScale, decimals), units, touched });
  };
  for (let at = side.levels.length - 1; at >= 0; at -= 1) {
    const level = side.levels[at];
    if (level === undefined) break;
    if (level.amount === null) continue;
    // Keys of asks are negative, so that one floor serves both sides.
    const group = Math.floor((side.keys[at] ?? 0) / step) * step;
    if (group !== key) {
      close();
      if (lines.length === count) return lines;
      key = group;
      units = 0n;
      touched = 0;
    }
    units += book.unitsOf(level);
    touched = Math.max(touched, level.touched);
  }
  close();
  return lines;
}

function groupPrice(key: number, scale: number, decimals: number): Price {
  const whole = fromScaled(BigInt(Math.abs(key)), scale);
  const point = whole.indexOf('.');
  return branded(point < 0 ? whole : whole.slice(0, decimals === 0 ? point : point + 1 + decimals));
}

import type { KeyOf } from './paging';

export interface RowRules<Row> {
  /** What tells rows apart; rows that nothing tells apart are never pushed. */
  readonly keyOf?: KeyOf<Row>;
  /** As for `sort`; left out, the server's order stands, and what is pushed comes first. */
  readonly order?: (one: Row, other: Row) => number;
  /** Whether a pushed row belongs into the list: an order of which nothing remains is gone. All do when left out. */
  readonly stands?: (row: Row) => boolean;
}

/**
 * The rows of a list: what was answered, with what was pushed meanwhile on top. Pure, so that any order of pushes and
 * answers can be tried. A row that says nothing new stays the same object, and a list of such rows the same array.
 */
export class KeptRows<Row extends object> {
  private rows = new Map<string, Row>();
  private readonly pushed = new Map<string, { readonly at: number; readonly row: Row }>();
  private pushes = 0;
  private wholeAt = 0;
  private drawn: readonly Row[] = [];
  private isDrawn = true;

  constructor(private readonly rules: RowRules<Row>) {}

  /** The same array until something changes. */
  read(): readonly Row[] {
    if (this.isDrawn) return this.drawn;
    this.isDrawn = true;
    const rows = [...this.rows.values()];
    const next = this.rules.order === undefined ? rows : rows.sort(this.rules.order);
    if (next.length !== this.drawn.length || next.some((row, at) => row !== this.drawn[at])) this.drawn = next;
    return this.drawn;
  }

  /** A row came, changed, or went. */
  push(row: Row): void {
    this.pushes += 1;
    this.pushed.set(this.keyOf(row, 0), { at: this.pushes, row });
    this.put(row);
    this.isDrawn = false;
  }

  /** All of them, as a push says them. */
  become(rows: readonly Row[]): void {
    this.pushes += 1;
    this.wholeAt = this.pushes;
    this.replace(rows);
  }

  /**
   * Call when rows are asked for; give what is answered to what is returned. What was pushed since then wins; a push of
   * all of them wins altogether, and the answer is not taken.
   */
  requestBegan(): (answer: readonly Row[], how: 'replace' | 'add') => boolean {
    const began = this.pushes;
    return (answer, how) => {
      if (this.wholeAt > began) return false;
      if (how === 'replace') this.replace(answer);
      else this.add(answer);
      for (const [key, { at, row }] of this.pushed) {
        if (at > began) this.put(row);
        else if (how === 'replace') this.pushed.delete(key);
      }
      return true;
    };
  }

  private replace(rows: readonly Row[]): void {
    const before = this.rows;
    this.rows = new Map();
    for (const [place, row] of rows.entries()) {
      const key = this.keyOf(row, place);
      this.rows.set(key, sameOr(before.get(key), row));
    }
    this.isDrawn = false;
  }

  private add(rows: readonly Row[]): void {
    const from = this.rows.size;
    for (const [place, row] of rows.entries()) {
      const key = this.keyOf(row, from + place);
      this.rows.set(key, sameOr(this.rows.get(key), row));
    }
    this.isDrawn = false;
  }

  private put(row: Row): void {
    const key = this.keyOf(row, 0);
    const before = this.rows.get(key);
    if (this.rules.stands?.(row) === false) this.rows.delete(key);
    else if (before !== undefined || this.rules.order !== undefined) this.rows.set(key, sameOr(before, row));
    else this.rows = new Map([[key, row], ...this.rows]);
  }

  private keyOf(row: Row, place: number): string {
    return this.rules.keyOf?.(row) ?? String(place);
  }
}

/** A row is drawn again when it is another object: one that says the same is not. */
function sameOr<Row extends object>(before: Row | undefined, next: Row): Row {
  if (before === undefined) return next;
  const fields = Object.entries(next);
  const isSame =
    fields.length === Object.keys(before).length &&
    fields.every(([name, value]) => Object.is(value, Reflect.get(before, name)));
  return isSame ? before : next;
}

import type { Page } from '@tradefloor/contract';

export type KeyOf<Row> = (row: Row) => string;

/** Far more than the 200 open orders, or the fills of a long day, that there are. */
const MOST_PAGES = 100;

/**
 * How far a list has been read. It ends with its total where the server says one, else with a page that brings nothing
 * new (list.end-without-total): servers answer an empty one there, or, where they know no pages, the same again, which is
 * the end whatever total they say.
 */
export class Paging<Row> {
  private readonly seen = new Set<string>();
  private count = 0;
  private end = false;
  private before: string | null = null;

  /** Without a key rows are told apart by their places alone: each counts. */
  constructor(private readonly keyOf: KeyOf<Row> | undefined) {}

  /** Whether the last page is in. */
  isAtEnd(): boolean {
    return this.end;
  }

  /** Of the next page, what wasn't there before. */
  take(page: Page<Row>): readonly Row[] {
    const fresh = this.heard(page.rows);
    const said = page.rows.map(row => this.keyOf?.(row)).join(' ');
    const isTheSame = fresh.length === 0 && (page.total === null || said === this.before);
    this.before = said;
    this.end = page.rows.length === 0 || isTheSame || this.count >= (page.total ?? Infinity);
    return fresh;
  }

  /** A page that was read before: of the end it says something by its total alone. */
  again(page: Page<Row>): readonly Row[] {
    const fresh = this.heard(page.rows);
    if (page.total !== null) this.end = this.count >= page.total;
    return fresh;
  }

  /** Rows that came by another way than a page: the server counts them too. */
  heard(rows: readonly Row[]): readonly Row[] {
    const fresh = rows.filter(row => this.isNew(row));
    this.count += fresh.length;
    return fresh;
  }

  private isNew(row: Row): boolean {
    if (this.keyOf === undefined) return true;
    const key = this.keyOf(row);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }
}

/** All rows of a list that comes in pages. */
export async function everyPage<Row>(
  ask: (page: number) => Promise<Page<Row>>,
  keyOf?: KeyOf<Row>,
): Promise<readonly Row[]> {
  const paging = new Paging<Row>(keyOf);
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES && !paging.isAtEnd(); page += 1) {
    const fresh = paging.take(await ask(page));
    rows.push(...fresh);
    // A total that is never reached: the server counts rows that it does not show.
    if (fresh.length === 0) break;
  }
  return rows;
}

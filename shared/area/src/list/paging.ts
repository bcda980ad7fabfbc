import type { Page } from '@tradefloor/contract';

export type KeyOf<Row> = (row: Row) => string;

/** Far more than the 200 open orders, or the fills of a long day, that there are. */
const MOST_PAGES = 100;
const MOST_TRIES = 3;

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

/** What pages said that were read one after the other. */
interface Read<Row> {
  readonly paging: Paging<Row>;
  readonly rows: readonly Row[];
  readonly total: number | null;
}

/**
 * Pages from `first` on, as long as they are wanted. Where the total fell between two of them a row may have moved up from
 * the one to the other, and is in neither: all are read anew.
 */
export async function readPages<Row>(
  ask: (page: number) => Promise<Page<Row>>,
  keyOf: KeyOf<Row> | undefined,
  first: number,
  isWanted: (page: number, before: readonly Row[]) => boolean,
): Promise<Read<Row>> {
  for (let tries = 1; ; tries += 1) {
    const paging = new Paging(keyOf);
    const rows: Row[] = [];
    let total: number | null = null;
    let fits = true;
    for (let page = first; fits && !paging.isAtEnd() && isWanted(page, rows); page += 1) {
      const answered = await ask(page);
      rows.push(...paging.take(answered));
      // Where rows go all the time, the last try is as good as any.
      fits = tries === MOST_TRIES || (answered.total ?? Infinity) >= (total ?? 0);
      ({ total } = answered);
    }
    if (fits) return { paging, rows, total };
  }
}

/** All rows of a list that comes in pages. */
export async function everyPage<Row>(
  ask: (page: number) => Promise<Page<Row>>,
  keyOf?: KeyOf<Row>,
): Promise<readonly Row[]> {
  return (await readPages(ask, keyOf, 1, page => page <= MOST_PAGES)).rows;
}

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
  /** As the last page said it, over all of them. */
  total: number | null = null;
  private readonly seen = new Set<unknown>();
  private end = false;
  private before: string | null = null;

  /** Without a key rows are told apart by their places alone: each counts. */
  constructor(private readonly keyOf: KeyOf<Row> | undefined) {}

  /** Whether the last page is in. */
  isAtEnd(): boolean {
    return this.end;
  }

  /**
   * Whether nothing has moved since the last page, by the totals of both: where it fell a row may have moved up from the one
   * to the other, and is in neither. Where it rose one is in both, which is found by its key; without keys it isn't.
   */
  isFollowedBy({ total }: Page<Row>): boolean {
    if (this.total === null || total === null) return true;
    return this.keyOf === undefined ? total === this.total : total >= this.total;
  }

  /** Of the next page, what wasn't there before. */
  take(page: Page<Row>): readonly Row[] {
    const fresh = this.heard(page.rows);
    const said = page.rows.map(row => this.keyOf?.(row)).join(' ');
    const isTheSame = fresh.length === 0 && (page.total === null || said === this.before);
    this.before = said;
    this.total = page.total;
    this.end = page.rows.length === 0 || isTheSame || this.seen.size >= (page.total ?? Infinity);
    return fresh;
  }

  /** A page that was read before: of the end it says something by its total alone. */
  again(page: Page<Row>): readonly Row[] {
    const fresh = this.heard(page.rows);
    this.total = page.total;
    if (page.total !== null) this.end = this.seen.size >= page.total;
    return fresh;
  }

  /** Rows that came by another way than a page: the server counts them too. */
  heard(rows: readonly Row[]): readonly Row[] {
    return rows.filter(row => this.isNew(row));
  }

  /** A row that the server counts no more. */
  gone(row: Row): void {
    this.seen.delete(this.keyOf?.(row));
  }

  knows(rows: readonly Row[]): boolean {
    return rows.every(row => this.seen.has(this.keyOf?.(row)));
  }

  private isNew(row: Row): boolean {
    const { size } = this.seen;
    this.seen.add(this.keyOf?.(row) ?? {});
    return this.seen.size > size;
  }
}

/** What pages said that were read one after the other. */
interface Read<Row> {
  readonly paging: Paging<Row>;
  readonly rows: readonly Row[];
  /** The page that was read last. */
  readonly last: number;
}

/** Pages from `first` on, as long as they are wanted; all anew where rows may have moved between two of them. */
export async function readPages<Row>(
  ask: (page: number) => Promise<Page<Row>>,
  keyOf: KeyOf<Row> | undefined,
  first: number,
  isWanted: (page: number, before: readonly Row[]) => boolean,
): Promise<Read<Row>> {
  for (let tries = 1; ; tries += 1) {
    const paging = new Paging(keyOf);
    const rows: Row[] = [];
    let fits = true;
    let page = first;
    for (; fits && !paging.isAtEnd() && isWanted(page, rows); page += 1) {
      const answered = await ask(page);
      // Where rows go all the time, the last try is as good as any.
      fits = tries === MOST_TRIES || paging.isFollowedBy(answered);
      rows.push(...paging.take(answered));
    }
    if (fits) return { paging, rows, last: page - 1 };
  }
}

/** All rows of a list that comes in pages. */
export async function everyPage<Row>(
  ask: (page: number) => Promise<Page<Row>>,
  keyOf?: KeyOf<Row>,
): Promise<readonly Row[]> {
  return (await readPages(ask, keyOf, 1, page => page <= MOST_PAGES)).rows;
}

import type { Page } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { askTwice } from './ask-twice';
import { KeptRows } from './kept-rows';
import { everyPage, Paging, readPages } from './paging';
import type { RowList } from './row-list';

type IsWanted<Row> = Parameters<typeof readPages<Row>>[3];

/** The pages of a list that are on screen, with what was pushed: asked for, read again, gone through. */
export class ReadPages<Row extends object> {
  private readonly kept: KeptRows<Row>;
  private paging: Paging<Row>;
  /** What the last whole reading found. */
  private reached: ReadonlySet<unknown> = new Set();
  private isKnown = false;
  /** The first is another one only where pages are gone through one at a time. */
  private first = 1;
  private last = 1;
  private coming: Promise<void> | null = null;
  private turns = 0;

  constructor(
    private readonly platform: Platform,
    private readonly list: RowList<Row>,
  ) {
    this.kept = new KeptRows(list);
    this.paging = new Paging(list.keyOf);
  }

  /** The same array until something changes. */
  rows(): readonly Row[] {
    return this.kept.read();
  }

  /** Over all pages, where it is known. */
  total(): number | null {
    return this.paging.total;
  }

  page(): number {
    return this.first;
  }

  hasMore(): boolean {
    return this.list.pageRows === undefined && this.isKnown && !this.paging.isAtEnd();
  }

  /** Whether all rows are known by a push or an answer: until then, one pushed row would pass for all of them. */
  isThere(): boolean {
    return this.isKnown;
  }

  push(row: Row): void {
    if (this.list.isWanted?.(row) === false) return;
    if (this.list.stands?.(row) === false) this.paging.gone(row);
    else this.paging.heard([row]);
    this.kept.push(row);
  }

  become(rows: readonly Row[]): void {
    const wanted = this.wanted(rows);
    this.kept.become(wanted);
    this.paging = new Paging(this.list.keyOf);
    this.paging.take({ rows: wanted, total: wanted.length });
    this.isKnown = true;
  }

  /** Again what is on screen. */
  async read(signal: AbortSignal): Promise<void> {
    await (this.list.isHistory === true && this.isKnown ? this.readNewest(signal) : this.readRange(signal));
    this.isKnown = true;
  }

  /** The next page, below the others: one, however many ask for it at once. */
  more(): Promise<void> {
    this.coming ??= this.readMore().finally(() => {
      this.coming = null;
    });
    return this.coming;
  }

  private async readMore(): Promise<void> {
    let fresh: readonly Row[] = [];
    // Rows that were pushed moved the others on: a page may bring nothing that is not there already.
    while (fresh.length === 0 && !this.paging.isAtEnd()) {
      const answer = this.kept.requestBegan();
      const { paging } = this;
      const page = await this.ask(this.last + 1);
      // All that is shown may have been read anew meanwhile.
      if (!(await this.isFollowedBy(page)) || paging !== this.paging) return this.readFurther();
      fresh = paging.take(page);
      answer(this.wanted(fresh), 'add');
      this.last += 1;
    }
  }

  /** Otherwise it would leave a gap, or say a row twice. Where no total tells, what moved up is found in the page before. */
  private async isFollowedBy(page: Page<Row>): Promise<boolean> {
    if (page.total !== null || this.list.isHistory === true) return this.paging.isFollowedBy(page);
    return this.paging.knows((await this.ask(this.last)).rows);
  }

  /** All that is shown anew, and what follows it. */
  private async readFurther(): Promise<void> {
    const shown = this.rows().length;
    await this.readAnew(1, undefined, (page, before) => page <= this.last + 1 || before.length <= shown);
  }

  /** Another page in place of this one. */
  async show(page: number): Promise<void> {
    this.turns += 1;
    const turn = this.turns;
    const answer = this.kept.requestBegan();
    const answered = await this.ask(page);
    // Another one was turned to meanwhile, and may be here already.
    if (turn !== this.turns) return;
    this.paging = new Paging(this.list.keyOf);
    answer(this.wanted(this.paging.take(answered)), 'replace');
    this.first = page;
    this.last = page;
  }

  async all(): Promise<readonly Row[]> {
    return this.wanted(await everyPage(page => this.ask(page), this.list.keyOf));
  }

  private async readRange(signal: AbortSignal): Promise<void> {
    // More may be asked for while this reads.
    await this.readAnew(this.first, signal, page => page <= this.last);
  }

  private async readAnew(first: number, signal: AbortSignal | undefined, isWanted: IsWanted<Row>): Promise<void> {
    const answer = this.kept.requestBegan();
    const { paging, rows, last } = await this.readFrom(first, signal, isWanted);
    // Another page was turned to meanwhile, or one more was read.
    if (this.first !== first || (last < this.last && !paging.isAtEnd())) return;
    if (!answer(this.wanted(rows), 'replace')) return;
    this.paging = paging;
    this.last = Math.max(this.last, last);
    this.found(rows);
  }

  /**
   * Back to what a whole reading found: while the socket was down there may have been more than a page of it, also below
   * what was pushed since. Nothing is taken of a reading that doesn't get there: the next would end at it, above a gap.
   */
  private async readNewest(signal: AbortSignal): Promise<void> {
    const answer = this.kept.requestBegan();
    const { reached } = this;
    const { paging, rows } = await this.readFrom(
      1,
      signal,
      (_, before) => !before.some(row => reached.has(this.key(row))),
    );
    answer(this.wanted(this.paging.again({ rows, total: paging.total })), 'add');
    this.found(rows);
  }

  private found(rows: readonly Row[]): void {
    this.reached = new Set(rows.map(row => this.key(row)));
  }

  private key(row: Row): unknown {
    return this.list.keyOf?.(row);
  }

  private readFrom(first: number, signal: AbortSignal | undefined, isWanted: IsWanted<Row>) {
    return readPages(page => this.ask(page, signal), this.list.keyOf, first, isWanted);
  }

  private ask(page: number, signal?: AbortSignal): Promise<Page<Row>> {
    return askTwice(() => this.list.ask(this.platform, page, signal), signal);
  }

  private wanted(rows: readonly Row[]): readonly Row[] {
    const { isWanted } = this.list;
    return isWanted === undefined ? rows : rows.filter(isWanted);
  }
}

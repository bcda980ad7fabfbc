import type { Page } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { askTwice } from './ask-twice';
import { KeptRows } from './kept-rows';
import { everyPage, Paging, readPages } from './paging';
import type { RowList } from './row-list';

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
  private said: number | null = null;
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
    return this.said;
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
    this.paging.heard([row]);
    this.kept.push(row);
  }

  become(rows: readonly Row[]): void {
    const wanted = this.wanted(rows);
    this.kept.become(wanted);
    this.paging = new Paging(this.list.keyOf);
    this.paging.take({ rows: wanted, total: wanted.length });
    this.said = wanted.length;
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
      const page = await this.ask(this.last + 1);
      fresh = this.paging.take(page);
      answer(this.wanted(fresh), 'add');
      this.last += 1;
      this.said = page.total;
    }
  }

  /** Another page in place of this one. */
  async show(page: number): Promise<void> {
    this.turns += 1;
    const turn = this.turns;
    const answer = this.kept.requestBegan();
    const { rows, total } = await this.ask(page);
    // Another one was turned to meanwhile, and may be here already.
    if (turn !== this.turns) return;
    answer(this.wanted(rows), 'replace');
    this.first = page;
    this.last = page;
    this.said = total;
  }

  async all(): Promise<readonly Row[]> {
    return this.wanted(await everyPage(page => this.ask(page), this.list.keyOf));
  }

  private async readRange(signal: AbortSignal): Promise<void> {
    const { first } = this;
    const answer = this.kept.requestBegan();
    // More may be asked for while this reads.
    const { paging, rows, total } = await this.readFrom(first, signal, page => page <= this.last);
    // Another page was turned to meanwhile.
    if (this.first !== first || !answer(this.wanted(rows), 'replace')) return;
    this.paging = paging;
    this.found(rows, total);
  }

  /**
   * Back to what a whole reading found: while the socket was down there may have been more than a page of it, also below
   * what was pushed since. Nothing is taken of a reading that doesn't get there: the next would end at it, above a gap.
   */
  private async readNewest(signal: AbortSignal): Promise<void> {
    const answer = this.kept.requestBegan();
    const { reached } = this;
    const { rows, total } = await this.readFrom(
      1,
      signal,
      (_, before) => !before.some(row => reached.has(this.key(row))),
    );
    answer(this.wanted(this.paging.again({ rows, total })), 'add');
    this.found(rows, total);
  }

  private found(rows: readonly Row[], total: number | null): void {
    this.reached = new Set(rows.map(row => this.key(row)));
    this.said = total;
  }

  private key(row: Row): unknown {
    return this.list.keyOf?.(row);
  }

  private readFrom(first: number, signal: AbortSignal, isWanted: Parameters<typeof readPages<Row>>[3]) {
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

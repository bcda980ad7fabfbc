import type { Page } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { type Live, type LiveStatus, type StoreContext, storesOf } from '@tradefloor/platform/live';
import { askTwice } from './ask-twice';
import { KeptRows } from './kept-rows';
import { ownChangedOf } from './own-changed';
import { everyPage, Paging } from './paging';
import { pollUnlessPushed } from './poll-unless-pushed';
import type { Listing, RowList } from './row-list';

/** One list, followed while somebody shows it: the pages that were asked for, and what was pushed. */
export class RowStore<Row extends object> {
  readonly live: Live;
  readonly subscribe = (changed: () => void): (() => void) => this.live.subscribe(changed);
  private readonly platform: Platform;
  private readonly kept: KeptRows<Row>;
  private paging: Paging<Row>;
  /** The pages on screen; the first is another one only where they are gone through one at a time. */
  private first = 1;
  private last = 1;
  private total: number | null = null;
  private isKnown = false;
  private problem: unknown = null;
  private isReading = false;
  private isStale = false;
  private listing: Listing<Row> | null = null;
  private status: LiveStatus | null = null;

  constructor(
    { platform, clock, live }: StoreContext,
    private readonly list: RowList<Row>,
    private readonly account: string | null,
  ) {
    this.platform = platform;
    this.kept = new KeptRows(list);
    this.paging = new Paging(list.keyOf);
    const poll = list.push === undefined ? null : pollUnlessPushed(platform, list.push, clock);
    this.live = live({
      // Rows come when something happens: their silence says nothing.
      periodMs: null,
      follow: heard => this.follow(heard),
      fetch: signal => this.fetch(signal),
      check: () => {
        if (poll?.() === true || (this.isStale && !this.isReading)) this.live.fetch();
      },
    });
  }

  /** Who comes back finds what they left, until somebody else is signed in. */
  mayBeKept(): boolean {
    return this.isKnown && this.account === accountOf(this.platform, this.list);
  }

  /** The same object until something changes. */
  readonly read = (): Listing<Row> => {
    const status = this.live.status();
    const rows = this.kept.read();
    const { listing, problem, total, first } = this;
    const hasMore = this.list.pageRows === undefined && this.isKnown && !this.paging.isAtEnd();
    if (
      listing === null ||
      listing.rows !== rows ||
      this.status !== status ||
      listing.problem !== problem ||
      listing.total !== total ||
      listing.hasMore !== hasMore ||
      (listing.pages?.page ?? 1) !== first
    ) {
      this.status = status;
      const { kind, freshness, retry } = status;
      const { more, all, refresh } = this;
      const pages = this.pages();
      this.listing = { kind, freshness, problem, rows, total, hasMore, pages, retry, more, all, refresh };
    }
    return this.listing as Listing<Row>;
  };

  private readonly more = async (): Promise<void> => {
    let fresh: readonly Row[] = [];
    // Rows that were pushed moved the others on: a page may bring nothing that is not there already.
    while (fresh.length === 0 && !this.paging.isAtEnd()) {
      const answer = this.kept.requestBegan();
      const page = await this.ask(this.last + 1);
      fresh = this.paging.take(page);
      answer(this.wanted(fresh), 'add');
      this.last += 1;
      this.total = page.total;
    }
    this.live.changed();
  };

  private readonly all = async (): Promise<readonly Row[]> =>
    this.wanted(await everyPage(page => this.ask(page), this.list.keyOf));

  /** What is being read now may be from before; ended for a new one each time, it would never be answered. */
  private readonly refresh = (): void => {
    if (this.isReading) this.isStale = true;
    else this.live.fetch();
  };

  private readonly show = async (page: number): Promise<void> => {
    const answer = this.kept.requestBegan();
    const { rows, total } = await this.ask(page);
    answer(this.wanted(rows), 'replace');
    this.first = page;
    this.last = page;
    this.total = total;
    this.live.changed();
  };

  private follow(heard: () => void): () => void {
    const tell = {
      row: (row: Row) => {
        if (this.list.isWanted?.(row) === false) return;
        this.paging.heard([row]);
        this.kept.push(row);
        // Until the server has answered, one pushed row would pass for all of them.
        if (this.isKnown) heard();
      },
      rows: (rows: readonly Row[]) => {
        const wanted = this.wanted(rows);
        this.kept.become(wanted);
        this.paging = new Paging(this.list.keyOf);
        this.paging.take({ rows: wanted, total: wanted.length });
        this.total = wanted.length;
        this.isKnown = true;
        heard();
      },
      stale: this.refresh,
    };
    const following = this.list.follow?.(this.platform.bus, tell, this.platform) ?? [];
    const leave = this.list.whose === 'own' ? ownChangedOf(this.platform).subscribe(this.refresh) : null;
    return () => {
      for (const each of following) each.unsubscribe();
      leave?.();
    };
  }

  private async fetch(signal: AbortSignal): Promise<void> {
    this.isReading = true;
    this.isStale = false;
    try {
      await (this.list.isHistory === true && this.isKnown ? this.readNewest(signal) : this.readRange(signal));
      this.isKnown = true;
      this.problem = null;
    } catch (problem) {
      if (!signal.aborted) this.problem = problem;
      throw problem;
    } finally {
      // Who ended it has begun another one.
      if (!signal.aborted) this.isReading = false;
    }
  }

  private async readRange(signal: AbortSignal): Promise<void> {
    const { first } = this;
    const answer = this.kept.requestBegan();
    const paging = new Paging<Row>(this.list.keyOf);
    const rows: Row[] = [];
    let total: number | null = null;
    // More may be asked for while this reads.
    for (let page = first; page <= this.last && !paging.isAtEnd(); page += 1) {
      const answered = await this.ask(page, signal);
      rows.push(...paging.take(answered));
      ({ total } = answered);
    }
    // Another page was turned to meanwhile.
    if (this.first !== first || !answer(this.wanted(rows), 'replace')) return;
    this.paging = paging;
    this.total = total;
  }

  /** Back to what is there already: while the socket was down there may have been more than a page of it. */
  private async readNewest(signal: AbortSignal): Promise<void> {
    let page = 1;
    let isAllNew = true;
    while (isAllNew) {
      const answer = this.kept.requestBegan();
      const answered = await this.ask(page, signal);
      const fresh = this.paging.again(answered);
      answer(this.wanted(fresh), 'add');
      this.total = answered.total;
      isAllNew = fresh.length > 0 && fresh.length === answered.rows.length;
      page += 1;
    }
  }

  private ask(page: number, signal?: AbortSignal): Promise<Page<Row>> {
    return askTwice(() => this.list.ask(this.platform, page, signal), signal);
  }

  private wanted(rows: readonly Row[]): readonly Row[] {
    const { isWanted } = this.list;
    return isWanted === undefined ? rows : rows.filter(isWanted);
  }

  private pages(): Listing<Row>['pages'] {
    const { pageRows } = this.list;
    if (pageRows === undefined) return null;
    const pages = Math.max(this.first, Math.ceil((this.total ?? 0) / pageRows));
    return { page: this.first, pages, show: this.show };
  }
}

/** Null for a guest, and for lists that are nobody's own. */
function accountOf(platform: Platform, { whose }: Pick<RowList<never>, 'whose'>): string | null {
  const session = platform.session.state();
  return whose === 'own' && session.kind === 'user' ? session.account : null;
}

/** The list of whoever is signed in now; null for a guest, who has none. */
export function rowsOf<Row extends object>(platform: Platform, list: RowList<Row>): RowStore<Row> | null {
  const account = accountOf(platform, list);
  if (list.whose === 'own' && account === null) return null;
  return storesOf(platform).store(
    `rows ${account ?? ''} ${list.name}`,
    context => new RowStore(context, list, account),
  );
}

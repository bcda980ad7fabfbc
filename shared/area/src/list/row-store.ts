import type { Platform } from '@tradefloor/platform';
import { type Live, type LiveStatus, type StoreContext, storesOf } from '@tradefloor/platform/live';
import { Hearing } from '../hearing/hearing';
import { ownChangedOf } from './own-changed';
import { pollUnlessPushed } from './poll-unless-pushed';
import { ReadPages } from './read-pages';
import type { Listing, RowList } from './row-list';

/** One list, followed while somebody shows it. */
export class RowStore<Row extends object> {
  readonly live: Live;
  readonly subscribe = (changed: () => void): (() => void) => this.live.subscribe(changed);
  private readonly pages: ReadPages<Row>;
  private problem: unknown = null;
  private isReading = false;
  private isStale = false;
  /** How often it was told to be read again. */
  private told = 0;
  /** Null where no push tells of it. */
  private readonly hearing: Hearing | null;
  private listing: Listing<Row> | null = null;
  private status: LiveStatus | null = null;
  private readonly platform: Platform;

  constructor(
    { platform, clock, live }: StoreContext,
    private readonly list: RowList<Row>,
    private readonly account: string | null,
  ) {
    this.platform = platform;
    this.pages = new ReadPages(platform, list);
    this.hearing = list.push === undefined ? null : new Hearing(platform.bus);
    const poll = list.push === undefined ? null : pollUnlessPushed(platform, list.push, clock, list.pollMs);
    this.live = live({
      // Rows come when something happens: their silence says nothing.
      periodMs: null,
      follow: heard => this.follow(heard),
      fetch: signal => this.fetch(signal),
      check: () => {
        // A list of many pages may take longer than the pace: ended for a new reading each time, it would never be there.
        if (!this.isReading && (poll?.() === true || this.isStale || this.hearing?.isDue() === true)) this.live.fetch();
      },
    });
  }

  /** Who comes back finds what they left, until somebody else is signed in. */
  mayBeKept(): boolean {
    return this.pages.isThere() && this.account === accountOf(this.platform, this.list);
  }

  /** The same object until something changes. */
  readonly read = (): Listing<Row> => {
    const status = this.live.status();
    const { listing, problem } = this;
    const rows = this.pages.rows();
    const total = this.pages.total();
    const hasMore = this.pages.hasMore();
    const page = this.pages.page();
    if (
      listing !== null &&
      this.status === status &&
      listing.rows === rows &&
      listing.problem === problem &&
      listing.total === total &&
      listing.hasMore === hasMore &&
      (listing.pages?.page ?? 1) === page
    )
      return listing;
    this.status = status;
    const { kind, freshness, retry } = status;
    const { more, all, refresh } = this;
    const pages = this.gonePages(page, total);
    const next = { kind, freshness, problem, rows, total, hasMore, pages, retry, more, all, refresh };
    this.listing = next;
    return next;
  };

  private readonly all = (): Promise<readonly Row[]> => this.pages.all();

  private readonly more = async (): Promise<void> => {
    await this.pages.more();
    this.live.changed();
  };

  private readonly show = async (page: number): Promise<void> => {
    const { told } = this;
    await this.pages.show(page);
    this.live.changed();
    // What came may be from before, in another language even; what was read meanwhile is of the page that was left.
    if (told !== this.told) this.refresh();
  };

  /** What is being read now may be from before; ended for a new one each time, it would never be answered. */
  private readonly refresh = (): void => {
    this.told += 1;
    if (this.isReading) this.isStale = true;
    else this.live.fetch();
  };

  private follow(heard: () => void): () => void {
    const { pages } = this;
    const tell = {
      row(row: Row) {
        pages.push(row);
        if (pages.isThere()) heard();
      },
      rows(rows: readonly Row[]) {
        pages.become(rows);
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
    this.hearing?.asked();
    try {
      await this.pages.read(signal);
      this.problem = null;
    } catch (problem) {
      if (!signal.aborted) this.problem = problem;
      throw problem;
    } finally {
      // Who ended it has begun another one.
      if (!signal.aborted) this.isReading = false;
    }
  }

  private gonePages(page: number, total: number | null): Listing<Row>['pages'] {
    const { pageRows } = this.list;
    if (pageRows === undefined) return null;
    return { page, pages: Math.max(page, Math.ceil((total ?? 0) / pageRows)), show: this.show };
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

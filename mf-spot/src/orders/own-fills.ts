import { type CompletedOrder, listCompletedOrders, type PairKey } from '@tradefloor/contract';
import { orderCompleted } from '@tradefloor/contract/ext';
import { completedOrderTopic, type Platform } from '@tradefloor/platform';
import { type Live, type LiveView, type StoreContext, storesOf } from '@tradefloor/platform/live';
import { everyPage } from './every-page';
import { FillList, fillKey } from './fill-list';
import { idsOf, isOfPair } from './of-pair';
import { ownChangedOf } from './own-changed';
import { pollUnlessPushed } from './poll-unless-pushed';

export interface OwnFillsView {
  readonly fills: readonly CompletedOrder[];
  /** Whether the server has older ones, as far as is known. */
  readonly hasMore: boolean;
}

/** One's completed orders of one pair, or of all: the newest, and older ones page by page. */
export class OwnFills {
  readonly live: Live;
  readonly subscribe = (changed: () => void): (() => void) => this.live.subscribe(changed);
  private readonly list = new FillList();
  private pages = 1;
  private hasMore = false;
  private isKnown = false;
  private seen: LiveView<OwnFillsView> | null = null;

  private readonly platform: Platform;

  constructor(
    { platform, clock, live }: StoreContext,
    private readonly pair: PairKey | null,
  ) {
    this.platform = platform;
    const poll = pollUnlessPushed(platform, orderCompleted, clock);
    this.live = live({
      periodMs: null,
      follow: heard => {
        const following = platform.bus.on(completedOrderTopic).subscribe(fill => {
          if (pair !== null && !isOfPair(fill, pair)) return;
          this.list.add([fill]);
          if (this.isKnown) heard();
        });
        const leave = ownChangedOf(platform).subscribe(() => this.live.fetch());
        return () => {
          following.unsubscribe();
          leave();
        };
      },
      fetch: async signal => {
        await this.ask(1, signal);
        this.isKnown = true;
      },
      check: () => {
        if (poll()) this.live.fetch();
      },
    });
  }

  /** The next older page. */
  async more(): Promise<void> {
    await this.ask(this.pages + 1);
    this.live.changed();
  }

  /** All of them, for a file. */
  all(): Promise<readonly CompletedOrder[]> {
    return everyPage(page => this.page(page), fillKey);
  }

  readonly read = (): LiveView<OwnFillsView> => {
    const status = this.live.status();
    const fills = this.list.read();
    const { seen, hasMore } = this;
    if (
      seen?.view.fills !== fills ||
      seen.view.hasMore !== hasMore ||
      seen.kind !== status.kind ||
      seen.freshness !== status.freshness
    )
      this.seen = { ...status, view: { fills, hasMore } };
    return this.seen as LiveView<OwnFillsView>;
  };

  private async ask(page: number, signal?: AbortSignal): Promise<void> {
    const { rows, total } = await this.page(page, signal);
    this.list.add(rows.filter(row => this.pair === null || isOfPair(row, this.pair)));
    // A server that says no total has more until a page is empty; asking the first page again tells nothing about that.
    if (total !== null) this.hasMore = this.list.read().length < total;
    else if (page > this.pages || !this.isKnown) this.hasMore = rows.length > 0;
    this.pages = Math.max(this.pages, page);
  }

  private page(page: number, signal?: AbortSignal) {
    const { platform, pair } = this;
    return platform.http(
      listCompletedOrders,
      { page, ...(pair === null ? {} : idsOf(pair)) },
      signal ? { signal } : {},
    );
  }
}

export const ownFillsOf = (platform: Platform, account: string, pair: PairKey | null): OwnFills =>
  storesOf(platform).store(`own fills ${account} ${pair ?? 'all'}`, context => new OwnFills(context, pair));

import {
  type Entrust,
  listBuyEntrusts,
  listEntrusts,
  listSellEntrusts,
  type PairKey,
  type Side,
} from '@tradefloor/contract';
import { entrustChanged } from '@tradefloor/contract/ext';
import { entrustTopic, type Platform } from '@tradefloor/platform';
import { type Live, type LiveView, type StoreContext, storesOf } from '@tradefloor/platform/live';
import { everyPage } from './every-page';
import { OrderList } from './order-list';
import { idsOf, isOfPair } from './of-pair';
import { ownChangedOf } from './own-changed';
import { pollUnlessPushed } from './poll-unless-pushed';

/** One's open orders of one pair, or of all: followed while somebody shows them. */
export class OwnOrders {
  readonly live: Live;
  readonly subscribe = (changed: () => void): (() => void) => this.live.subscribe(changed);
  private readonly list = new OrderList();
  private isKnown = false;
  private view: LiveView<readonly Entrust[]> | null = null;

  constructor({ platform, clock, live }: StoreContext, pair: PairKey | null) {
    const { list } = this;
    const poll = pollUnlessPushed(platform, entrustChanged, clock);
    this.live = live({
      // Orders come when one trades: their silence says nothing.
      periodMs: null,
      follow: heard => {
        const following = platform.bus.on(entrustTopic).subscribe(order => {
          if (pair !== null && !isOfPair(order, pair)) return;
          list.push(order);
          // Until the lists have answered, one pushed order would pass for all of them.
          if (this.isKnown) heard();
        });
        const leave = ownChangedOf(platform).subscribe(() => this.live.fetch());
        return () => {
          following.unsubscribe();
          leave();
        };
      },
      fetch: async signal => {
        const answer = list.requestBegan();
        const sides = await Promise.all((['buy', 'sell'] as const).map(side => askFor(platform, side, pair, signal)));
        answer(sides.flat());
        this.isKnown = true;
      },
      check: () => {
        if (poll()) this.live.fetch();
      },
    });
  }

  readonly read = (): LiveView<readonly Entrust[]> => {
    const status = this.live.status();
    const orders = this.list.read();
    if (this.view?.view !== orders || this.view.kind !== status.kind || this.view.freshness !== status.freshness)
      this.view = { ...status, view: orders };
    return this.view;
  };
}

async function askFor(
  platform: Platform,
  side: Side,
  pair: PairKey | null,
  signal: AbortSignal,
): Promise<readonly Entrust[]> {
  const list = side === 'buy' ? listBuyEntrusts : listSellEntrusts;
  const rows = await everyPage<Entrust>(
    page =>
      pair === null
        ? platform.http(listEntrusts, { side, page }, { signal })
        : platform.http(list, { page, ...idsOf(pair) }, { signal }),
    ({ id }) => id,
  );
  // An older server filters by the base currency alone, and leaves the side to the list's name.
  return rows.flatMap(row => (pair === null || isOfPair(row, pair) ? [{ ...row, side: row.side ?? side }] : []));
}

export const ownOrdersOf = (platform: Platform, account: string, pair: PairKey | null): OwnOrders =>
  storesOf(platform).store(`own orders ${account} ${pair ?? 'all'}`, context => new OwnOrders(context, pair));

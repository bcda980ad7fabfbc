import { type PairKey, type Trade, tradeHistory } from '@tradefloor/contract';
import { type Platform, tradesTopic } from '@tradefloor/platform';
import {
  type Live,
  liveReader,
  type LiveView,
  type Readable,
  type StoreContext,
  storesOf,
} from '@tradefloor/platform/live';
import { pairIds } from '../pair-ids';
import { RecentTrades } from './recent-trades';

/** The newest trades of one pair, followed while a panel shows them. */
export class LiveTrades implements Readable<LiveView<readonly Trade[]>> {
  readonly live: Live;
  readonly read: () => LiveView<readonly Trade[]>;
  private readonly recent = new RecentTrades<Trade>();

  constructor({ platform, live }: StoreContext, key: PairKey) {
    const { recent } = this;
    this.live = live({
      // Trades come when people trade: their silence says nothing.
      periodMs: null,
      asksWhileDown: true,
      follow(heard) {
        const following = platform.bus.on(tradesTopic, key).subscribe(({ trades }) => {
          recent.add(trades);
          heard();
        });
        return () => following.unsubscribe();
      },
      // Merged by id, so that an answer can take nothing away from what was pushed meanwhile.
      async fetch(signal) {
        recent.add(await platform.http(tradeHistory, pairIds(key), { signal }));
      },
    });
    this.read = liveReader(this.live, () => recent.read());
  }

  readonly subscribe = (changed: () => void): (() => void) => this.live.subscribe(changed);
}

export const tradesOf = (platform: Platform, key: PairKey): LiveTrades =>
  storesOf(platform).store(`trades ${key}`, context => new LiveTrades(context, key));

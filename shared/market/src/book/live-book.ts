import { type PairKey, spotDeal } from '@tradefloor/contract';
import { bookSnapshot } from '@tradefloor/contract/ext';
import { bookTopic, type Platform } from '@tradefloor/platform';
import {
  type Live,
  liveReader,
  type LiveView,
  type Readable,
  type StoreContext,
  storesOf,
} from '@tradefloor/platform/live';
import { pairIds } from '../pair-ids';
import { NumberedBook } from './numbered-book';
import { type BookView, BookViewer, type BookWindow } from './view';

/** A lively book changes many times a second; the exchange says again at least this often what stands in a quiet one. */
const PERIOD_MS = 1000;

/** The book of one pair, followed while a panel shows it. */
export class LiveBook {
  readonly live: Live;
  private readonly numbered: NumberedBook;

  constructor({ platform, clock, live }: StoreContext, key: PairKey) {
    const numbered = new NumberedBook({
      now: () => clock.now(),
      askForSnapshot: () => {
        // Over a slow line one takes longer than the next is asked for: ended each time, none would ever be there.
        if (!this.live.isAsking()) this.live.fetch();
      },
    });
    const pair = pairIds(key);
    this.numbered = numbered;
    this.live = live({
      periodMs: PERIOD_MS,
      asksWhileDown: true,
      follow(heard) {
        const following = platform.bus.on(bookTopic, key).subscribe(push => {
          numbered.push(push);
          // A change that comes before its book is no book without orders.
          if (numbered.isKnown) heard();
        });
        return () => following.unsubscribe();
      },
      async fetch(signal) {
        const answer = numbered.requestBegan();
        if (platform.http.offers(bookSnapshot)) {
          const book = await platform.http(bookSnapshot, pair, { signal });
          answer(book, book.sequence);
        } else answer(await platform.http(spotDeal, pair, { signal }), null);
      },
      reconnected: () => numbered.distrust(),
      check: () => numbered.checkGap(),
    });
  }

  /** One panel's window on the book. */
  reader(window: BookWindow): Readable<LiveView<BookView>> {
    const viewer = new BookViewer(() => this.numbered.read(), window);
    return {
      subscribe: changed => this.live.subscribe(changed),
      read: liveReader(this.live, () => viewer.read()),
    };
  }
}

export const bookOf = (platform: Platform, key: PairKey): LiveBook =>
  storesOf(platform).store(`book ${key}`, context => new LiveBook(context, key));

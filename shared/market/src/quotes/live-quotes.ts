import type { PairKey, Quote, QuoteGroup } from '@tradefloor/contract';
import { compare } from '@tradefloor/money';
import { marketDetailTopic, pairsTopic, quotesTopic } from '@tradefloor/platform';
import { Listeners, type Readable, type StoreContext } from '@tradefloor/platform/live';

/** A pair's day, and which way its price last went: until it goes another; null while it has not moved yet. */
export interface QuoteView {
  readonly quote: Quote;
  readonly moved: 'up' | 'down' | null;
}

type Following = { unsubscribe(): void };

/** The quotes that the shell keeps, told once a frame. */
export class LiveQuotes {
  constructor(private readonly context: StoreContext) {}

  /** One pair, with what the server says of the pair on screen more often. */
  one(key: PairKey): Readable<QuoteView | null> {
    const { bus } = this.context.platform;
    const last = bus.last(quotesTopic, key);
    const start: QuoteView | null = last ? { quote: last, moved: null } : null;
    let view = start;
    const take = (quote: Quote): void => {
      view = seen(view, quote);
    };
    return this.readable(
      changed => [
        bus.on(quotesTopic, key).subscribe(quote => {
          take(quote);
          changed();
        }),
        bus.on(marketDetailTopic, key).subscribe(change => {
          if (view) take({ ...view.quote, ...change });
          changed();
        }),
      ],
      () => view,
    );
  }

  /** All pairs in the server's order. The array changes when any of them does; a pair's own object only with it. */
  all(): Readable<readonly QuoteView[]> {
    const { bus } = this.context.platform;
    // What the shell knows already is drawn with the first frame, not after it.
    let order = orderOf(bus.last(pairsTopic) ?? []);
    const views = new Map<PairKey, QuoteView>();
    for (const key of order) {
      const quote = bus.last(quotesTopic, key);
      if (quote) views.set(key, { quote, moved: null });
    }
    let drawn: readonly QuoteView[] | null = null;
    const followed = new Map<PairKey, Following>();
    const follow = (changed: () => void): Following[] => {
      const pairs = bus.on(pairsTopic).subscribe(groups => {
        order = orderOf(groups);
        for (const key of order) {
          if (followed.has(key)) continue;
          const listen = (quote: Quote): void => {
            views.set(key, seen(views.get(key) ?? null, quote));
            drawn = null;
            changed();
          };
          followed.set(key, bus.on(quotesTopic, key).subscribe(listen));
        }
        drawn = null;
        changed();
      });
      const each = {
        unsubscribe() {
          for (const one of followed.values()) one.unsubscribe();
          followed.clear();
        },
      };
      return [pairs, each];
    };
    return this.readable(follow, () => (drawn ??= order.flatMap(key => views.get(key) ?? [])));
  }

  private readable<View>(follow: (changed: () => void) => Following[], read: () => View): Readable<View> {
    const listeners = new Listeners(this.context.frames);
    let following: Following[] = [];
    return {
      read,
      subscribe(changed) {
        const leave = listeners.add(changed);
        if (listeners.count === 1) following = follow(() => listeners.changed());
        return () => {
          leave();
          if (listeners.count > 0) return;
          for (const one of following) one.unsubscribe();
          following = [];
        };
      },
    };
  }
}

function orderOf(groups: readonly QuoteGroup[]): readonly PairKey[] {
  return groups.flatMap(({ quotes }) => quotes.map(({ key }) => key));
}

function seen(before: QuoteView | null, quote: Quote): QuoteView {
  if (before === null) return { quote, moved: null };
  if (before.quote === quote) return before;
  const way = compare(quote.price, before.quote.price);
  // Said again it has not moved: it keeps the way of its last move.
  return { quote, moved: way === 0 ? before.moved : way > 0 ? 'up' : 'down' };
}

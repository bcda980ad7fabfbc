import type { BookPush, Level, PairKey } from '@tradefloor/contract';
import { ZERO } from '@tradefloor/money';
import type { Market } from '../market/market';
import type { MarketHall } from '../market/market-hall';
import { keyOfMarket } from '../market/quotes';
import { levelsOf } from '../spot/spot-calls';

/** Levels a side that a client gets. */
const LEVELS = 50;

type Sides = Pick<BookPush, 'bids' | 'asks'>;

/** Every pair's, by its key. */
export class NumberedBooks {
  private readonly books: ReadonlyMap<PairKey, NumberedBook>;

  constructor(hall: MarketHall) {
    this.books = new Map(hall.markets.map(market => [keyOfMarket(market), new NumberedBook(market)]));
  }

  of(key: PairKey): NumberedBook | undefined {
    return this.books.get(key);
  }
}

/** One pair's book as its numbered listeners know it: each push says what changed since the one before. */
export class NumberedBook {
  private sequence = 0;
  private known: Sides = { bids: [], asks: [] };

  private isFollowed = false;

  constructor(private readonly market: Market) {}

  /** What a listener starts from; the next change follows it. */
  snapshot(): BookPush {
    if (!this.isFollowed) this.restart();
    return { key: keyOfMarket(this.market), ...this.known, sequence: this.sequence, previous: null, snapshot: true };
  }

  /** The last listener has gone: the next one begins from what there is then. */
  forget(): void {
    this.isFollowed = false;
  }

  /** Where nothing changed it keeps the number, and tells who listens that nothing was missed. */
  change(now: Sides): BookPush {
    if (!this.isFollowed) return this.snapshot();
    const bids = difference(this.known.bids, now.bids);
    const asks = difference(this.known.asks, now.asks);
    const previous = this.sequence;
    if (bids.length > 0 || asks.length > 0) this.sequence += 1;
    this.known = now;
    return { key: keyOfMarket(this.market), bids, asks, sequence: this.sequence, previous, snapshot: false };
  }

  private restart(): void {
    this.isFollowed = true;
    this.sequence += 1;
    this.known = sidesOf(this.market);
  }
}

/** A level that went has the amount zero. */
function difference(before: readonly Level[], now: readonly Level[]): Level[] {
  const left = new Map(before);
  const changes: Level[] = [];
  for (const level of now) {
    const [price, amount] = level;
    if (left.get(price) !== amount) changes.push(level);
    left.delete(price);
  }
  for (const price of left.keys()) changes.push([price, ZERO]);
  return changes;
}

export const sidesOf = (market: Market): Sides => ({
  bids: levelsOf(market, 'buy', LEVELS),
  asks: levelsOf(market, 'sell', LEVELS),
});

import { type Decimal, type Price, sub } from '@tradefloor/money';
import type { Book } from './book';
import { decimalsOf, priceKey } from './price-key';
import { type BookRow, type DrawnRows, drawRows, NOTHING_DRAWN, type RowsWanted } from './rows';

export interface BookWindow {
  /** Of each side. */
  readonly rows: number;
  /** Width of one row in the quote currency, as in `0.5`; null shows each price. */
  readonly step: Decimal | null;
}

export interface BookView {
  /** Best first. */
  readonly bids: readonly BookRow[];
  readonly asks: readonly BookRow[];
  readonly bestBid: Price | null;
  readonly bestAsk: Price | null;
  /** Best ask minus best bid. */
  readonly spread: Price | null;
  /** The longest depth bar: `row.depth / deepest` is its share. */
  readonly deepest: number;
}

export const EMPTY_BOOK: BookView = { bids: [], asks: [], bestBid: null, bestAsk: null, spread: null, deepest: 0 };

/** What one panel shows of a book; the same object until the book changes. */
export class BookViewer {
  private view = EMPTY_BOOK;
  private bids: DrawnRows = NOTHING_DRAWN;
  private asks: DrawnRows = NOTHING_DRAWN;
  private seen = 0;

  constructor(
    /** Applies what is still unread, and gives the book. */
    private readonly current: () => Book,
    private readonly window: BookWindow,
  ) {}

  read(): BookView {
    const book = this.current();
    if (this.seen === book.version) return this.view;
    const wanted = this.wanted(book);
    this.bids = drawRows(book, book.bids, wanted, this.bids);
    this.asks = drawRows(book, book.asks, wanted, this.asks);
    this.seen = book.version;
    this.view = this.compose(book);
    return this.view;
  }

  private wanted(book: Book): RowsWanted {
    const { rows: count, step } = this.window;
    if (step === null) return { count, step: null, decimals: 0 };
    const decimals = decimalsOf(step);
    // A step finer than the book is a step of its own: the keys are widened to hold it.
    const key = book.widenPrices(decimals) ? priceKey(step, book.priceScale) : Number.NaN;
    return { count, step: key > 0 ? key : null, decimals };
  }

  private compose(book: Book): BookView {
    const bestBid = book.bids.levels.at(-1)?.price ?? null;
    const bestAsk = book.asks.levels.at(-1)?.price ?? null;
    return {
      bids: this.bids.rows,
      asks: this.asks.rows,
      bestBid,
      bestAsk,
      spread: bestBid !== null && bestAsk !== null ? sub(bestAsk, bestBid) : null,
      deepest: Math.max(this.bids.rows.at(-1)?.depth ?? 0, this.asks.rows.at(-1)?.depth ?? 0),
    };
  }
}

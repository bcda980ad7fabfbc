export interface Dated {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** market.trade-rows. */
export const TRADE_ROWS = 20;

/**
 * The newest trades of one pair, newest first. Pushes may come twice, late or out of order and meet the history that
 * was fetched: the order depends on the trades alone, not on how they came.
 */
export class RecentTrades<Trade extends Dated> {
  private trades: readonly Trade[] = [];

  constructor(private readonly most = TRADE_ROWS) {}

  read(): readonly Trade[] {
    return this.trades;
  }

  /** Whether anything visible changed. */
  add(trades: readonly Trade[]): boolean {
    const known = new Set(this.trades.map(trade => trade.id));
    const fresh = trades.filter(trade => !known.has(trade.id) && known.add(trade.id));
    if (fresh.length === 0) return false;
    const merged = [...this.trades, ...fresh].sort(newestFirst).slice(0, this.most);
    const changed = merged.length !== this.trades.length || merged.some((trade, at) => trade !== this.trades[at]);
    if (changed) this.trades = merged;
    return changed;
  }
}

function newestFirst(a: Dated, b: Dated): number {
  if (a.time !== b.time) return b.time - a.time;
  // Ids count upward: the longer is the later, and of equal length the greater.
  if (a.id.length !== b.id.length) return b.id.length - a.id.length;
  return a.id < b.id ? 1 : -1;
}

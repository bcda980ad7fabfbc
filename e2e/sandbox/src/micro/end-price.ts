import { SECOND } from '../clock/clock';
import type { PublicTrade } from '../market/market';

/** So long after a start nobody has traded: the last price is what is known. */
const PATIENCE_MS = 5 * SECOND;

export interface Known {
  /** Newest first. */
  readonly trades: readonly PublicTrade[];
  readonly lastPrice: bigint;
  /** Since when this exchange has been running. */
  readonly runningSince: number;
  readonly now: number;
}

/**
 * The last trade's price at a moment. Was the exchange down then, nobody knows what the price would have been: the
 * first one after it counts. Null while that has still to come.
 */
export function endPriceAt(due: number, { trades, lastPrice, runningSince, now }: Known): bigint | null {
  const before = trades.find(trade => trade.at <= due);
  const after = trades.findLast(trade => trade.at > due);
  // Trades of the life before tell that the exchange was running then.
  const wasRunning = runningSince <= due || (after !== undefined && after.at < runningSince);
  if (before && wasRunning) return before.price;
  if (after) return after.price;
  return runningSince <= due || now - runningSince >= PATIENCE_MS ? lastPrice : null;
}

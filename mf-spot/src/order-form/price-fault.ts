import type { Freshness } from '@tradefloor/market';
import { bandFault, isPositive, type Price, type PriceBand } from '@tradefloor/money';
import type { Draft } from './draft';

export type FaultKey =
  | 'lay.inprice'
  | 'lay.outprice'
  | 'lay.innumber'
  | 'lay.outnumber'
  | 'form.fault.insufficient'
  | 'form.fault.least'
  | 'form.fault.belowBand'
  | 'form.fault.aboveBand'
  | 'form.fault.paused'
  | 'form.fault.staleBook'
  | 'form.fault.emptyBook';

interface PriceFacts {
  readonly isPaused: boolean;
  readonly band: PriceBand | null;
  readonly book: { readonly freshness: Freshness } | null;
}

const BEYOND = { 'below-band': 'form.fault.belowBand', 'above-band': 'form.fault.aboveBand' } as const;

/** What is wrong with the price of an order, said before it is sent: the exchange would refuse it. */
export function priceFault(
  { mode, side }: Pick<Draft, 'mode' | 'side'>,
  price: Price | null,
  { isPaused, band, book }: PriceFacts,
): FaultKey | null {
  if (isPaused) return 'form.fault.paused';
  if (mode === 'market') return marketFault(book, price);
  if (price === null || !isPositive(price)) return side === 'buy' ? 'lay.inprice' : 'lay.outprice';
  const fault = band && bandFault(price, band);
  return fault && BEYOND[fault];
}

/** spot.fresh-book: a market order is not placed by a book that may be another by now. */
function marketFault(book: PriceFacts['book'], price: Price | null): FaultKey | null {
  if (book === null || book.freshness === 'stale' || book.freshness === 'waiting') return 'form.fault.staleBook';
  return price === null ? 'form.fault.emptyBook' : null;
}

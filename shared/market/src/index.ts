export { Book, type BothSides } from './book/book';
export { bookOf } from './book/live-book';
export { type BookNews, NumberedBook } from './book/numbered-book';
export type { BookRow } from './book/rows';
export { type BookView, BookViewer, type BookWindow, EMPTY_BOOK } from './book/view';
export { type Bar, joined, rolledUp, withoutGaps } from './candles/bar';
export { CandleSeries } from './candles/candle-series';
export { candlesOf } from './candles/live-candles';
export { nextPeriod, periodStart } from './candles/period';
export { RecentTrades, TRADE_ROWS } from './trades/recent-trades';
export { tradesOf } from './trades/live-trades';
export type { Freshness, LiveView } from '@tradefloor/platform/live';
export type { QuoteView } from './quotes/live-quotes';
export { quotesOf } from './quotes/quotes-of';
export { choosePair, chosenPair, type ChosenPair } from './pairs/chosen-pair';
export { FAVOURITES, filterOfTab, keepTab, keptTab, quoteCurrencies } from './pairs/market-tabs';
export { priceDecimals, priceText } from './quotes/price-text';
export { pairLetters } from './pairs/pair-letters';
export { listed, type MarketColumn, type MarketFilter, type MarketSort } from './pairs/listed';
export {
  accountWorth,
  ACCOUNTS,
  dayChange,
  type Holding,
  holdingsOf,
  isSmall,
  repriced,
  totalWorth,
  usdtOf,
} from './worth/worth';

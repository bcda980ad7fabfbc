export { useBook } from './react/use-book';
export { useCandles, type LiveCandlesView } from './react/use-candles';
export { useQuote, useQuotes } from './react/use-quotes';
export { useTrades } from './react/use-trades';
export { type Favourites, useFavourites } from './pairs/favourites';

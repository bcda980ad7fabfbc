export { useBook } from './react/use-book';
export { useCandles, type LiveCandlesView } from './react/use-candles';
export { type Markets, useListed, useMarkets } from './react/use-markets';
export { useOutdatedQuotes } from './react/use-outdated-quotes';
export { useQuote, useQuotes } from './react/use-quotes';
export { useDepth } from './react/use-depth';
export { useTrades } from './react/use-trades';
export { type Favourites, useFavourites } from './pairs/favourites';
export { type PricedWallets, useWallets } from './worth/use-wallets';

import { stored } from '@tradefloor/platform';

/** Which sides the book shows. */
export type BookSides = 'both' | 'bids' | 'asks';
export const BOOK_SIDES: readonly BookSides[] = ['both', 'bids', 'asks'];

export const keptSides = stored<BookSides>({
  name: 'book-sides',
  scope: 'device',
  version: 1,
  read: value => BOOK_SIDES.find(one => one === value),
  fallback: 'both',
});

/** The width of a row, pair by pair: 1 is narrow for one and more than the price of another. */
export const keptSteps = stored<Readonly<Record<string, string>>>({
  name: 'book-steps',
  scope: 'device',
  version: 1,
  read: value =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([, step]) => typeof step === 'string'))
      : undefined,
  fallback: {},
});

import type { ReactNode } from 'react';

export type PhoneTab = 'chart' | 'book' | 'trades' | 'orders';
export type Side = 'buy' | 'sell';

/**
 * What is where. The layout knows places and sizes, and nothing of what is in them; a place that a screen has nothing for
 * is given to its neighbours. `useMarketsDrawer` opens and closes the markets.
 */
export interface TradingSlots {
  readonly pairBar: ReactNode;
  readonly markets?: ReactNode;
  readonly chart: ReactNode;
  readonly book?: ReactNode;
  readonly trades?: ReactNode;
  readonly form?: ReactNode;
  readonly orders?: ReactNode;
}

/** A button at the foot of a phone's screen, which opens the form: Buy, Long, Up. */
export interface TradingAction {
  readonly label: string;
  readonly look: Side;
  /** The form that opens must be on that side. */
  readonly run: () => void;
}

export interface TradingLabels {
  readonly markets: string;
  readonly chart: string;
  readonly book: string;
  readonly trades: string;
  readonly orders: string;
  /** The name of the tabs on a phone. */
  readonly tabs: string;
  /** The title of the sheet with the form. */
  readonly form: string;
  readonly close: string;
  /** "Height of the orders". */
  readonly ordersHeight: string;
  /** "Height of the trades". */
  readonly tradesHeight: string;
}

import type { ReactNode } from 'react';

export type PhoneTab = 'chart' | 'book' | 'trades' | 'orders';
export type Side = 'buy' | 'sell';

/** What stands where. The layout knows places and sizes, and nothing of what is in them; `useMarketsDrawer` opens and closes the markets. */
export interface TradingSlots {
  readonly pairBar: ReactNode;
  readonly markets: ReactNode;
  readonly chart: ReactNode;
  readonly book: ReactNode;
  readonly trades: ReactNode;
  readonly form: ReactNode;
  readonly orders: ReactNode;
}

export interface TradingLabels {
  readonly markets: string;
  readonly chart: string;
  readonly book: string;
  readonly trades: string;
  readonly orders: string;
  /** The name of the tabs on a phone. */
  readonly tabs: string;
  readonly buy: string;
  readonly sell: string;
  /** The title of the sheet with the form. */
  readonly form: string;
  readonly close: string;
  /** "Height of the orders". */
  readonly ordersHeight: string;
}

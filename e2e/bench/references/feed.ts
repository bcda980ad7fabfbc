/// <reference lib="dom" />

/** What the exchange says, by the socket's own event names. */
export interface Events {
  market_depth: WireBook;
  transaction: { readonly list: readonly WireTrade[] };
  daymarket: WireQuote;
  kline: WireCandle;
}

/** The socket's events as the client library gives them, parsed: every screen and every reference is fed by the same one. */
export interface Feed {
  on<Name extends keyof Events>(name: Name, listener: (said: Events[Name]) => void): () => void;
}

/** Starts drawing the feed into `root`; what it returns stops it and leaves nothing. */
export type Run = (feed: Feed, root: HTMLElement) => () => void;

/** What a screen shows of it, the same for all. */
export const BOOK_ROWS = 20;
export const TRADE_ROWS = 20;

/** The wire's own names: the references stand before the contract, so that its cost is not in them. */
export interface WireBook {
  readonly bids: ReadonlyArray<readonly [price: string, amount: string]>;
  readonly asks: ReadonlyArray<readonly [price: string, amount: string]>;
  readonly seq?: number;
  readonly snapshot?: number;
}
export interface WireTrade {
  readonly id: string;
  readonly time: number;
  readonly price: string;
  readonly number: string;
  readonly direction: string;
}
export interface WireQuote {
  readonly currency_id: number;
  readonly legal_id: number;
  readonly now_price: string;
  readonly change: string;
}
export interface WireCandle {
  readonly time: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

/** Stops listening to all of them. */
export const all = (stops: ReadonlyArray<() => void>) => (): void => {
  for (const stop of stops) stop();
};

/** Without a number a push is a whole book; with one it is a change unless it says that it is whole. */
export const isWhole = ({ seq, snapshot }: WireBook): boolean => seq === undefined || snapshot === 1;

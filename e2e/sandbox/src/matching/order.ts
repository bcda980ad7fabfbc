/** Prices and quantities in units of the pair's own scales, so that the engine compares whole numbers. */
export type Side = 'buy' | 'sell';

/** What rests in a book. Only `remaining` ever changes. */
export interface Order {
  readonly id: number;
  readonly owner: number;
  readonly side: Side;
  readonly price: bigint;
  readonly quantity: bigint;
  remaining: bigint;
}

export interface Incoming {
  readonly id: number;
  readonly owner: number;
  readonly side: Side;
  /** The worst price it takes: at market, the price protection. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** What is not filled at once stays in the book, or is given up (a market order). */
  readonly rests: boolean;
}

export interface Fill {
  readonly maker: Order;
  readonly price: bigint;
  readonly quantity: bigint;
}

export interface Placed {
  readonly fills: readonly Fill[];
  /** Resting orders of the same owner that stood in the way: an owner never trades with himself. */
  readonly removed: readonly Order[];
  /** What was not filled. It rests only if the order asked for that. */
  readonly left: bigint;
}
export const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** What is known of a price; null where a source says nothing right now. */
export interface Sources {
  /** Between what the market makers bid and ask. */
  readonly middle: bigint | null;
  /** What they traded among themselves in the last seconds, weighted by volume. */
  readonly traded: bigint | null;
  /** The price outside: here the simulated walk. */
  readonly index: bigint;
}

/** The one in the middle of three; of fewer no majority can be had, and the index stands. */
export function medianOf({ middle, traded, index }: Sources): bigint {
  if (middle === null || traded === null) return index;
  const [low, high] = middle < traded ? [middle, traded] : [traded, middle];
  return index < low ? low : index > high ? high : index;
}

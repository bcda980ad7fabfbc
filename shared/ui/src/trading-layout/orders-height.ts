/** How far an edge of the layout may be moved. */
export interface EdgeBounds {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** Of an arrow key. */
  readonly step: number;
}

/** look.orders-height, in pixels. */
export const ORDERS_HEIGHT = { usual: 264, least: 160, most: 480, step: 16 } satisfies EdgeBounds;

/** look.book-and-trades: of their column the trades have so many hundredths, the book the rest. */
export const TRADES_SHARE = { usual: 18, least: 12, most: 60, step: 2 } satisfies EdgeBounds;

export function allowed({ usual, least, most }: EdgeBounds, wanted: number): number {
  if (!Number.isFinite(wanted)) return usual;
  return Math.round(Math.min(most, Math.max(least, wanted)));
}

/** What a key on the edge makes of what is below it; `null` for a key that is not its own. */
export function afterKey(bounds: EdgeBounds, key: string, now: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return allowed(bounds, now + bounds.step);
    case 'ArrowDown':
      return allowed(bounds, now - bounds.step);
    case 'Home':
      return bounds.least;
    case 'End':
      return bounds.most;
    default:
      return null;
  }
}

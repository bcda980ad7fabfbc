/** look.orders-height, in pixels. */
export const ORDERS_HEIGHT = { usual: 264, least: 160, most: 480, step: 16 };

export function allowedHeight(height: number): number {
  if (!Number.isFinite(height)) return ORDERS_HEIGHT.usual;
  return Math.round(Math.min(ORDERS_HEIGHT.most, Math.max(ORDERS_HEIGHT.least, height)));
}

/** What a key on the edge makes of the height; `null` for a key that is not its own. */
export function heightAfter(key: string, height: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return allowedHeight(height + ORDERS_HEIGHT.step);
    case 'ArrowDown':
      return allowedHeight(height - ORDERS_HEIGHT.step);
    case 'Home':
      return ORDERS_HEIGHT.least;
    case 'End':
      return ORDERS_HEIGHT.most;
    default:
      return null;
  }
}

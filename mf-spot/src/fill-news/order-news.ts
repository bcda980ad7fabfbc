import type { Platform } from '@tradefloor/platform';

/** One notice an order: what is said of it later takes the place of what was said before. */
export const aboutOrder = (id: string): string => `order ${id}`;

const filled = new WeakMap<Platform, Set<string>>();

/** The orders whose fills were told: that such a one was placed, an answer that comes late, is no news any more. */
export function filledOrdersOf(platform: Platform): Set<string> {
  const known = filled.get(platform) ?? new Set<string>();
  filled.set(platform, known);
  return known;
}

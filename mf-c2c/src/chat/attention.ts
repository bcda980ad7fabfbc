import type { Platform } from '@tradefloor/platform';

/** Which deals' words are on the screen, and of which others the user was told already. */
export interface Attention {
  readonly open: Set<string>;
  readonly told: Set<string>;
}

const ofPlatform = new WeakMap<Platform, Attention>();

export function attentionOf(platform: Platform): Attention {
  const known = ofPlatform.get(platform) ?? { open: new Set(), told: new Set() };
  ofPlatform.set(platform, known);
  return known;
}

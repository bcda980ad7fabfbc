import type { Platform } from '@tradefloor/platform';
import { storesOf } from '@tradefloor/platform/live';
import { LiveQuotes } from './live-quotes';

const ofPlatform = new WeakMap<Platform, LiveQuotes>();

/** The quotes of a platform. */
export function quotesOf(platform: Platform): LiveQuotes {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const made = new LiveQuotes(storesOf(platform).context);
  ofPlatform.set(platform, made);
  return made;
}

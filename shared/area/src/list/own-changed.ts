import type { Platform } from '@tradefloor/platform';

/** Says that the user did something that changes lists of their own: whichever are shown ask again. */
class OwnChanged {
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const ofPlatform = new WeakMap<Platform, OwnChanged>();

export function ownChangedOf(platform: Platform): OwnChanged {
  const known = ofPlatform.get(platform) ?? new OwnChanged();
  ofPlatform.set(platform, known);
  return known;
}

import { wallets } from '@tradefloor/contract';
import { entrustChanged } from '@tradefloor/contract/ext';
import type { Platform } from '@tradefloor/platform';

/** The user did something that changes lists and balances: whoever shows them asks again (S1 §4). */
export class OwnChanged {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly platform: Platform) {}

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  tell(): void {
    for (const listener of this.listeners) listener();
    // Who pushes orders pushes balances; the shell follows this call's answer.
    if (!this.platform.http.offers(entrustChanged)) this.platform.http(wallets, {}).catch(() => undefined);
  }
}

const ofPlatform = new WeakMap<Platform, OwnChanged>();

export function ownChangedOf(platform: Platform): OwnChanged {
  const known = ofPlatform.get(platform) ?? new OwnChanged(platform);
  ofPlatform.set(platform, known);
  return known;
}

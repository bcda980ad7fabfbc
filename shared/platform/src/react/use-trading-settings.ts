import { useCallback, useSyncExternalStore } from 'react';
import { type TradingSettings, tradingSettings } from '../trading-settings';

const listeners = new Set<() => void>();
let seen: TradingSettings | undefined;

/** The same object while nothing has changed, as React wants it. */
function latest(): TradingSettings {
  const now = tradingSettings().get();
  const isSame = seen?.confirmPlacing === now.confirmPlacing && seen.fillSound === now.fillSound;
  if (seen === undefined || !isSame) seen = now;
  return seen;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  // Another tab's settings page.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

type ChangeTradingSettings = (change: Partial<TradingSettings>) => void;

/** The settings, and the way to change them. */
export function useTradingSettings(): readonly [TradingSettings, ChangeTradingSettings] {
  const settings = useSyncExternalStore(subscribe, latest);
  const change = useCallback<ChangeTradingSettings>(part => {
    tradingSettings().set({ ...latest(), ...part });
    for (const changed of listeners) changed();
  }, []);
  return [settings, change];
}

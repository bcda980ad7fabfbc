import { useTradingSettings } from '@tradefloor/platform/react';
import { playTones, readySound } from '@tradefloor/platform/sound';
import { useCallback, useEffect } from 'react';

/** Sounds beside a notice that is news to the trader, for who wants that. */
export function useNewsSound(): () => void {
  const [{ fillSound }] = useTradingSettings();
  useEffect(() => {
    if (!fillSound) return undefined;
    const leave = new AbortController();
    const ready = () => {
      void readySound();
      leave.abort();
    };
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, ready, { signal: leave.signal });
    return () => leave.abort();
  }, [fillSound]);
  return useCallback(() => {
    if (fillSound) void playTones();
  }, [fillSound]);
}

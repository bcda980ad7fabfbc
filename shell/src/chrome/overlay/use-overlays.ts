import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';
import { useChrome } from '../chrome-context';
import { whenIdle } from '../when-idle';
import { loadOverlays, overlaysIfLoaded, type Overlays } from './load-overlays';

/** A line that was lost is back after some such time. */
const AGAIN_MS = 4_000;

/** In the first pause, or at once when one of them is wanted. */
export function useOverlays(isWanted: boolean): Overlays | null {
  const { report } = usePlatform();
  const { painted } = useChrome();
  const [overlays, setOverlays] = useState<Overlays | null>(overlaysIfLoaded);
  const missing = overlays === null;

  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const arrived = await loadOverlays();
        if (!gone) setOverlays(arrived);
      } catch (problem) {
        report(problem, { chunk: 'overlays' });
        clearTimeout(again);
        // What waits for it cannot be pressed again.
        if (!gone && isWanted) again = setTimeout(() => void load(), AGAIN_MS);
      }
    };
    if (isWanted) void load();
    const cancel = whenIdle(() => void load(), painted);
    return () => {
      gone = true;
      clearTimeout(again);
      cancel();
    };
  }, [missing, isWanted, report, painted]);

  return overlays;
}

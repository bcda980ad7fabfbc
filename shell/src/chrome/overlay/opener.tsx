import { usePlatform } from '@tradefloor/platform/react';
import { nothingHasFocus } from '@tradefloor/ui';
import { cloneElement, useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useChrome } from '../chrome-context';
import { whenIdle } from '../when-idle';
import styles from './opener.module.css';
import { loadOverlays, overlaysIfLoaded, type Overlays } from './load-overlays';

interface ButtonProps {
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
}

interface OpenerProps {
  readonly popup: 'menu' | 'dialog';
  readonly button: ReactElement<ButtonProps>;
  readonly renderOverlay: (overlays: Overlays, trigger: ReactElement, startOpen: boolean) => ReactNode;
}

interface Arrived {
  readonly overlays: Overlays;
  readonly hadFocus: boolean;
}

/** A plain button at first paint; from the moment the overlays' code is here, the trigger of a real one. A press in between is kept. */
export function Opener({ popup, button, renderOverlay }: OpenerProps) {
  const { report } = usePlatform();
  const { painted } = useChrome();
  const place = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const [arrived, setArrived] = useState<Arrived | null>(() => {
    const overlays = overlaysIfLoaded();
    return overlays && { overlays, hadFocus: false };
  });
  const missing = arrived === null;

  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    const load = async () => {
      try {
        const overlays = await loadOverlays();
        if (!gone) setArrived({ overlays, hadFocus: place.current?.contains(document.activeElement) ?? false });
      } catch (problem) {
        if (!gone) setWanted(false);
        report(problem, { chunk: 'overlays' });
      }
    };
    if (wanted) void load();
    const cancel = whenIdle(() => void load(), painted);
    return () => {
      gone = true;
      cancel();
    };
  }, [missing, wanted, report, painted]);

  // The plain button has left the page, and the keyboard's place with it.
  useLayoutEffect(() => {
    if (arrived?.hadFocus === true && !wanted && nothingHasFocus()) place.current?.querySelector('button')?.focus();
  }, [arrived, wanted]);

  return (
    <span ref={place} className={styles.place}>
      {arrived === null
        ? cloneElement(button, { 'aria-haspopup': popup, 'aria-expanded': false, onClick: () => setWanted(true) })
        : renderOverlay(arrived.overlays, button, wanted)}
    </span>
  );
}

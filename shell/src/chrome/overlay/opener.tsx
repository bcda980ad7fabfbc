import { usePlatform } from '@tradefloor/platform/react';
import { nothingHasFocus } from '@tradefloor/ui';
import {
  cloneElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useChrome } from '../chrome-context';
import { whenIdle } from '../when-idle';
import styles from './opener.module.css';
import { loadOverlays, overlaysIfLoaded, type Overlays } from './load-overlays';
import { watchPress } from './watch-press';

interface ButtonProps {
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
  readonly onPointerDown?: () => void;
}

interface OpenerProps {
  readonly popup: 'menu' | 'dialog';
  readonly button: ReactElement<ButtonProps>;
  readonly renderOverlay: (overlays: Overlays, trigger: ReactElement, startOpen: boolean) => ReactNode;
}

/** A plain button at first paint; from the moment the overlays' code is here, the trigger of a real one. A press in between is kept. */
export function Opener({ popup, button, renderOverlay }: OpenerProps) {
  const { report } = usePlatform();
  const { painted } = useChrome();
  const place = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const hadFocus = useRef(false);
  const [press] = useState(watchPress);
  const [overlays, setOverlays] = useState(overlaysIfLoaded);
  const missing = overlays === null;

  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    const load = async () => {
      try {
        const arrived = await loadOverlays();
        await press.over();
        if (!gone) setOverlays(arrived);
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
  }, [missing, wanted, press, report, painted]);

  const leave = useCallback(() => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  }, []);
  // The plain button has left the page, and the keyboard's place with it.
  useLayoutEffect(() => {
    if (missing || wanted || !hadFocus.current || !nothingHasFocus()) return;
    place.current?.querySelector('button')?.focus();
  }, [missing, wanted]);

  return (
    <span ref={place} className={styles.place}>
      {overlays === null ? (
        <Plain onLeave={leave}>
          {cloneElement(button, {
            'aria-haspopup': popup,
            'aria-expanded': false,
            onPointerDown: press.onPointerDown,
            onClick: () => setWanted(true),
          })}
        </Plain>
      ) : (
        renderOverlay(overlays, button, wanted)
      )}
    </span>
  );
}

function Plain({ children, onLeave }: { readonly children: ReactElement; readonly onLeave: () => void }) {
  // While it still has the focus.
  useLayoutEffect(() => onLeave, [onLeave]);
  return children;
}

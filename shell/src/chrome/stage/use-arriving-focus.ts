import { nothingHasFocus } from '@tradefloor/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { View } from '../view';

/** An area that has drawn nothing by then has failed, and a screen full of prices is not watched for ever. */
const ARRIVED_MS = 10_000;

/**
 * A screen that goes takes the focused control with it, and the keyboard would begin at the top again: it goes on in
 * what has come instead. The first screen leaves it where a page begins.
 */
export function useArrivingFocus(main: RefObject<HTMLElement | null>, route: View['route']): void {
  const before = useRef<View['route']>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    before.current = route;
    const place = main.current;
    if (isFirst || place === null) return undefined;
    // The area draws its screen when it is ready, and a form in it may take the focus itself.
    const drawing = new MutationObserver(takeIt);
    const stop = () => drawing.disconnect();
    function takeIt() {
      if (!nothingHasFocus()) return;
      stop();
      main.current?.focus({ preventScroll: true });
    }
    drawing.observe(place, { childList: true, subtree: true });
    // It may have drawn before this.
    takeIt();
    // Who has gone on by hand knows where they are.
    window.addEventListener('keydown', stop, { once: true });
    const timer = setTimeout(stop, ARRIVED_MS);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('keydown', stop);
    };
  }, [main, route]);
}

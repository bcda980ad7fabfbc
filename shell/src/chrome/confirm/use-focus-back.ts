import { nothingHasFocus } from '@tradefloor/ui';
import { useLayoutEffect } from 'react';

/**
 * Radix gives the focus back to a dialog's trigger, and a question that an area asks has none. Over all questions that
 * follow each other, so that the last one ends where the first began.
 */
export function useFocusBack(isAsked: boolean): void {
  useLayoutEffect(() => {
    if (!isAsked) return undefined;
    // The dialog takes the focus only after this.
    const before = document.activeElement;
    return () => {
      setTimeout(() => {
        // Who has gone on by then stays where they are (look.focus-follows-press).
        if (nothingHasFocus() && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [isAsked]);
}

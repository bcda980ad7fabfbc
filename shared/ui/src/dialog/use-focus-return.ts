import { useRef } from 'react';
import { nothingHasFocus } from '../focus/if-still-there';

/**
 * Radix gives the focus back to its own trigger alone: a dialog that is opened by an answer, a shortcut or another
 * component would leave the keyboard nowhere.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      // It comes behind a timer: who has gone on by then stays where they are.
      if (!nothingHasFocus()) return event.preventDefault();
      const element = before.current;
      if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return;
      event.preventDefault();
      // What had nothing left to do when the dialog closed takes no focus: the keyboard goes on from what it is in.
      if (element.matches(':disabled')) element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      else element.focus();
    },
  };
}

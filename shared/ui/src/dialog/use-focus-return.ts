import { useRef } from 'react';

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
      const element = before.current;
      if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return;
      event.preventDefault();
      element.focus();
    },
  };
}

import { useEffect, useRef } from 'react';
import { keptShortcuts, type Shortcut, shortcutOf } from './keys';

/** Where a key is typed, or a dialog has the screen, it means something else. */
const ELSEWHERE =
  'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

export function useShortcuts(act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      // Help stays, or nobody would find the switch again.
      if (shortcut !== 'help' && !keptShortcuts.get()) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

import { useEffect, useRef } from 'react';
import { keptShortcuts, type Shortcut, shortcutOf } from './keys';

/** Where a key is typed, or a dialog has the screen, it means something else. */
const ELSEWHERE =
  'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** What a screen does at which key: one that it has nothing for stays the browser's. */
export type ShortcutActs = Partial<Readonly<Record<Shortcut, () => void>>>;

export function useShortcuts(acts: ShortcutActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      const act = shortcut === null ? undefined : latest.current[shortcut];
      if (act === undefined || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      // Help stays, or nobody would find the switch again.
      if (shortcut !== 'help' && !keptShortcuts.get()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

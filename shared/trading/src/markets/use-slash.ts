import { useEffect } from 'react';
import { keptShortcuts } from '../shortcuts/keys';

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

let isWished = false;

/** The slash was pressed while the markets were shut in their drawer: their search takes the focus when it comes. */
export const wishForSearch = (): void => {
  isWished = true;
};

export function wishedForSearch(): boolean {
  const was = isWished;
  isWished = false;
  return was;
}

/** `/` from anywhere but where text is being typed, or behind a dialog; one of the keys that can be switched off. */
export function useSlash(act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      const isBehind = document.querySelector(DIALOGS) !== null && target.closest(DIALOGS) === null;
      if (isBehind || target.closest(TYPING) !== null || !keptShortcuts.get()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [act]);
}

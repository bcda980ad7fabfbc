import { keptShortcuts, type Shortcut, shortcutOf } from './keys';

/** Where a key is typed, or a dialog has the screen, it means something else. */
const ELSEWHERE =
  'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** What a screen does at which key: one that it has nothing for stays the browser's. */
export type ShortcutActs = Partial<Readonly<Record<Shortcut, () => void>>>;

export interface Listening {
  readonly shortcuts: readonly Shortcut[];
  /** Returns how to stop. */
  readonly listen: () => () => void;
  /** What the keys do from now on; null while nothing can be done at them. */
  readonly become: (acts: ShortcutActs | null) => void;
}

/**
 * look.early-press: what the keys do comes after the first paint, with the form. A key that is pressed before is done then,
 * unless its trader has gone on to something else.
 */
export function listening(shortcuts: readonly Shortcut[]): Listening {
  let acts: ShortcutActs | null = null;
  let early: Shortcut[] = [];
  const goOn = (): void => {
    early = [];
  };
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.key === 'Shift') return;
    const shortcut = meant(event);
    if (shortcut === null || !shortcuts.includes(shortcut)) return goOn();
    event.preventDefault();
    if (acts === null) early.push(shortcut);
    else acts[shortcut]?.();
  };
  return {
    shortcuts,
    listen() {
      document.addEventListener('keydown', press);
      document.addEventListener('pointerdown', goOn);
      return () => {
        document.removeEventListener('keydown', press);
        document.removeEventListener('pointerdown', goOn);
      };
    },
    become(given) {
      acts = given;
      if (given !== null) for (const shortcut of early.splice(0)) given[shortcut]?.();
    },
  };
}

function meant(event: KeyboardEvent): Shortcut | null {
  const shortcut = shortcutOf(event);
  if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return null;
  if (document.querySelector(DIALOGS) !== null) return null;
  // Help stays, or nobody would find the switch again.
  return shortcut === 'help' || keptShortcuts.get() ? shortcut : null;
}

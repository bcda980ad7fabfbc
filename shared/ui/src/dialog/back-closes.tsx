import { useEffect } from 'react';

/** Not in every browser, nor in TypeScript's own declarations yet. */
declare const CloseWatcher: undefined | (new () => EventTarget & { readonly destroy: () => void });

/**
 * On a phone "back" closes what lies over the page, as in every app there, and leaves the page only then. Browsers tell of it
 * themselves where they know it (Chrome on Android): the history, which belongs to the shell, is left as it is.
 */
export function BackCloses() {
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return undefined;
    const Watcher = CloseWatcher;
    let watcher: InstanceType<typeof Watcher>;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        // As Escape does: the innermost first, and nothing whose answer is on its way. What stays open is watched on.
        const focused = document.activeElement ?? document.body;
        // oxlint-disable-next-line tradefloor/nothing-is-left-on-window -- a key for what has the focus, and no word to anybody
        focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, []);
  return null;
}

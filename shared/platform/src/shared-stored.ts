import type { Stored } from './stored';

/** What is stored, as all who show it in this page see it; another tab's writing is followed. */
export interface SharedStored<Value> {
  /** The same object until something else is stored. */
  readonly read: () => Value;
  readonly write: (change: (before: Value) => Value) => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** For what was written past it, as by another build in the same page. */
  readonly readAgain: () => void;
}

export function sharedStored<Value>(kept: Stored<Value>): SharedStored<Value> {
  let current: { readonly value: Value } | null = null;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const readAgain = (): void => {
    current = null;
    tell();
  };
  const follow = (event: StorageEvent): void => {
    if (event.key === kept.key) readAgain();
  };
  return {
    readAgain,
    read: () => (current ??= { value: kept.get() }).value,
    write(change) {
      // On what is kept now, not on what is shown: another tab may have written meanwhile.
      kept.set(change(kept.get()));
      readAgain();
    },
    subscribe(changed) {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', follow);
        // The next reader may come after another build has written.
        current = null;
      };
    },
  };
}

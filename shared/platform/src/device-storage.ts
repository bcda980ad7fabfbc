/** Client storage that never throws: private windows, full quotas and blocked cookies all end in memory. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: key => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: key => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/**
 * What could not be written is remembered here, in front of what the browser still holds: a page whose quota is full
 * would otherwise read back its own old value.
 */
export function tolerantStorage(browser: () => Storage): TextStorage {
  const unwritten = memoryStorage();
  const gone = new Set<string>();
  const tried = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(browser());
    } catch {
      return otherwise;
    }
  };
  return {
    get: key => unwritten.get(key) ?? (gone.has(key) ? null : tried(storage => storage.getItem(key), null)),
    set(key, text) {
      gone.delete(key);
      const written = tried(storage => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (written) unwritten.remove(key);
      else unwritten.set(key, text);
    },
    remove(key) {
      unwritten.remove(key);
      const removed = tried(storage => {
        storage.removeItem(key);
        return true;
      }, false);
      if (!removed) gone.add(key);
    },
    keys() {
      const written = tried(storage => Array.from({ length: storage.length }, (_, at) => storage.key(at)), []);
      const all = [...unwritten.keys(), ...written.flatMap(key => (key === null || gone.has(key) ? [] : [key]))];
      return [...new Set(all)];
    },
  };
}

let ours: TextStorage | undefined;

/** This browser's own storage, one a build: what could not be written is shared by all who read it. */
export function deviceStorage(): TextStorage {
  ours ??= tolerantStorage(() => window.localStorage);
  return ours;
}

let tabs: TextStorage | undefined;

/** This tab's alone, and gone with it: what a reload must not lose. */
export function tabStorage(): TextStorage {
  tabs ??= tolerantStorage(() => window.sessionStorage);
  return tabs;
}

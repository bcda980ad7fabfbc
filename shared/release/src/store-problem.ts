/**
 * What may be wrong with a store, in no language: by key, and the values that each takes. Gateways and commands say it;
 * what a key means never changes, for who tells it may be of another version. `at` is a moment, as ISO 8601 writes it.
 */
export const STORE_PROBLEMS = {
  'store.unsigned': [],
  'store.key': [],
  'store.signature': [],
  'store.pointers': [],
  'store.expired': ['at'],
  'store.expires': ['at'],
  'store.differs': [],
  'store.older': ['revision', 'seen'],
  'store.description': ['area', 'build'],
  'store.keyless': [],
  'store.empty': ['revision'],
  /** In the words of whatever met it. */
  'store.met': ['what'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One of them, with just its values. */
export type StoreProblem = {
  [Key in keyof typeof STORE_PROBLEMS]: {
    readonly key: Key;
    readonly values: Readonly<Record<(typeof STORE_PROBLEMS)[Key][number], string>>;
  };
}[keyof typeof STORE_PROBLEMS];

/** When a request began, counted in pushes. */
export type Mark = number;

/**
 * An answer over HTTP never overwrites a push that came after the request began: the answer may have been written
 * before it, and arrives later all the same.
 */
export interface Freshness<Key> {
  begin(): Mark;
  pushed(key: Key): void;
  isOvertaken(mark: Mark, key: Key): boolean;
}

export function freshness<Key>(): Freshness<Key> {
  let pushes = 0;
  const newest = new Map<Key, number>();
  return {
    begin: () => pushes,
    pushed(key) {
      pushes += 1;
      newest.set(key, pushes);
    },
    isOvertaken: (mark, key) => (newest.get(key) ?? 0) > mark,
  };
}

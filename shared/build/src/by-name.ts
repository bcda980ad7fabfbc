/** The same order on every machine, whatever its language: build ids depend on it. */
export function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

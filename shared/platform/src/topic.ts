/**
 * A topic declares who owns it, what it is keyed by, its shape and what a late joiner gets.
 * Numbered changes have replay `none`: who joins late asks for a snapshot.
 */
export interface Topic<Value, Key extends string = never> {
  readonly name: string;
  /** Only the owner may publish: `shell`, or the name of an area. */
  readonly owner: string;
  /** Raised when the shape changes in a way older readers would misread. */
  readonly version: number;
  /** `last` keeps the newest value per key; a number keeps that many. */
  readonly replay: 'none' | 'last' | number;
  /** Carries the types; never present at run time. */
  readonly _value?: Value;
  readonly _key?: Key;
}

export function topic<Value, Key extends string = never>(
  name: string,
  declared: Omit<Topic<Value, Key>, 'name' | '_value' | '_key'>,
): Topic<Value, Key> {
  return { name, ...declared };
}

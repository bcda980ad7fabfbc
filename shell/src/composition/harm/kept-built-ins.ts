const NAMES = 'Object Array Promise Function String Map Set EventTarget Node Element History';

export interface Kept {
  readonly of: object;
  readonly were: Record<PropertyKey, PropertyDescriptor>;
  /** What comes beside what was there hides one that all others have. */
  readonly hides?: boolean;
}

const keep = (of: object): Kept => ({ of, were: Object.getOwnPropertyDescriptors(of) });

/** What every build runs on, as it was before any of them did. What else they use is kept by who looks. */
export function keptBuiltIns(): readonly Kept[] {
  const made = NAMES.split(' ').map((name): { prototype: object } => Reflect.get(globalThis, name));
  return [JSON, Math, ...made, ...made.map(({ prototype }) => prototype)].map(keep);
}

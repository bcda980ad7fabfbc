/** What crosses to the other build: plain data and functions. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * A part declares who gives it and what it is given. The area that shows it and the one that draws it are built apart:
 * either may be the older one.
 */
export interface Part<Props extends Given> {
  readonly name: string;
  /** The area whose `area.ts` exposes it. */
  readonly owner: string;
  /** Raised when older builds would misread what is given: theirs is not shown then, the fallback is. */
  readonly version: number;
  /** Takes what it knows of what an older or a newer build gives; undefined where that makes no sense. */
  readonly read: (given: Given) => Props | undefined;
}

export function part<Props extends Given>(name: string, declared: Omit<Part<Props>, 'name'>): Part<Props> {
  return { name, ...declared };
}

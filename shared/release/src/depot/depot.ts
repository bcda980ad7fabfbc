/**
 * Where releases lie: a folder, or a bucket. Names go from its top, with `/` in every kind: `history/7.json`. There is
 * no lock in it: what must be exclusive is one `create`.
 */
export interface Depot {
  /** For messages. */
  readonly place: string;
  /** Null where nothing is called so. Rejects with `Unreachable` where that cannot be told. */
  read(name: string): Promise<Buffer | null>;
  isThere(name: string): Promise<boolean>;
  /** The names of what is directly in it, files and folders; none where it is not there. */
  list(folder: string): Promise<readonly string[]>;
  /** Tells sooner than who looks again each second, where the place can tell. Returns what ends it. */
  watch(changed: () => void): Promise<() => void>;
}

/** For who writes: each of these is done whole, or not at all. */
export interface WritableDepot extends Depot {
  /** The compare-and-set that all writing goes through: of several writers one has created it. */
  create(name: string, content: string): Promise<'created' | 'exists'>;
  replace(name: string, content: string): Promise<void>;
  /** Replaces with what is newest when it is asked for: a bucket asks again where somebody else wrote meanwhile. */
  update(name: string, newest: () => Promise<string>): Promise<void>;
}

/** It does not answer, or does not let us: that is never the same as nothing being there. */
export class Unreachable extends Error {
  /** In the words of whoever answered. */
  readonly what: string;

  constructor(
    readonly place: string,
    cause: unknown,
  ) {
    const what = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    super(`${place} does not answer as it should: ${what}`);
    this.what = what;
    this.name = 'Unreachable';
  }
}

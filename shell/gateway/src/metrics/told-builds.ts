export interface NamedBuild {
  readonly area: string;
  readonly build: string;
}

interface ToldBuildsDeps {
  readonly isPublished: (area: string, build: string) => boolean;
  /** Nothing is to be told of it any more. */
  readonly forget: (gone: NamedBuild) => void;
  readonly log: (line: string) => void;
}

/** A hundred lines each: so much of one gateway another one still takes. */
export const MOST_BUILDS = 200;

/** The builds that figures are kept of: as long as they are listed, and no more than a reader can take. */
export class ToldBuilds {
  /** Of which something came last is last. */
  readonly #told = new Map<string, NamedBuild>();
  #isFull = false;

  constructor(private readonly deps: ToldBuildsDeps) {}

  /** Whether what comes of it is counted: an invented name would be a series of its own, for ever. */
  counts(area: string, build: string): boolean {
    if (!this.deps.isPublished(area, build)) return false;
    const name = `${area}/${build}`;
    this.#told.delete(name);
    this.#told.set(name, { area, build });
    if (this.#told.size > MOST_BUILDS) this.#makeRoom();
    return true;
  }

  /** The registry has changed: what was pruned comes on screen no more. */
  forgetUnlisted(): void {
    for (const [name, told] of this.#told) if (!this.deps.isPublished(told.area, told.build)) this.#forget(name, told);
  }

  #makeRoom(): void {
    if (!this.#isFull)
      this.deps.log(`More than ${MOST_BUILDS} builds have figures: those told of longest ago are left out`);
    this.#isFull = true;
    const [oldest] = this.#told;
    if (oldest) this.#forget(...oldest);
  }

  #forget(name: string, gone: NamedBuild): void {
    this.#told.delete(name);
    this.#isFull &&= this.#told.size >= MOST_BUILDS;
    this.deps.forget(gone);
  }
}

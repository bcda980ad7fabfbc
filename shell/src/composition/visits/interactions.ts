/** Browsers tell of no faster ones: whoever only made those waited for less. */
const FASTEST_TOLD_MS = 16;
const FASTER_MS = 8;
/** One slow answer in so many is chance. */
const ONE_FORGIVEN_IN = 50;
const KEPT = 10;

export const TOLD_FROM = { durationThreshold: FASTEST_TOLD_MS };

/** How long the page took to answer, at its worst, from a press to the next picture; all events of a press are one. */
export class Interactions {
  readonly #longest = new Map<number, number>();
  #newest = 0;
  #seen = 0;

  add(id: number, durationMs: number): void {
    if (!(id > 0)) return;
    if (id > this.#newest) this.#seen += 1;
    this.#newest = Math.max(this.#newest, id);
    this.#longest.set(id, Math.max(this.#longest.get(id) ?? 0, durationMs));
    if (this.#longest.size <= KEPT) return;
    const [shortest] = [...this.#longest].reduce((one, other) => (other[1] < one[1] ? other : one));
    this.#longest.delete(shortest);
  }

  /** `made`: how many there were, with those too quick to be told; null where nothing was pressed. */
  worst(made: number): number | null {
    const count = Math.max(made, this.#seen);
    if (count === 0) return null;
    const durations = [...this.#longest.values()].toSorted((one, other) => other - one);
    return durations[Math.floor(count / ONE_FORGIVEN_IN)] ?? durations.at(-1) ?? FASTER_MS;
  }
}

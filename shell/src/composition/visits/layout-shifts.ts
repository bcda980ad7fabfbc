const PAUSE_MS = 1_000;
const LONGEST_MS = 5_000;

/** How much moved under the reader's eyes, at its worst: shifts that follow each other belong together. */
export class LayoutShifts {
  worst = 0;
  #sum = 0;
  #began = -Infinity;
  #last = -Infinity;

  add(at: number, share: number): void {
    if (at - this.#last > PAUSE_MS || at - this.#began > LONGEST_MS) {
      this.#sum = 0;
      this.#began = at;
    }
    this.#last = at;
    this.#sum += share;
    this.worst = Math.max(this.worst, this.#sum);
  }
}

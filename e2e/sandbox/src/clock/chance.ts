import { randomFillSync } from 'node:crypto';

const DRAWS = 4_294_967_296;

/** The same seed gives the same market; without one nobody can tell what comes. */
export class Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;

  constructor(seed: number | null) {
    this.next = seed === null ? drawn : seeded(seed);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** Mean 0, deviation 1 (Box and Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  }
}

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / DRAWS;
  };
}

/** Drawn by the thousand: one at a time costs a call into the system each. */
const ahead = new Uint32Array(1_024);
let left = 0;

function drawn(): number {
  if (left === 0) left = randomFillSync(ahead).length;
  left -= 1;
  return (ahead[left] ?? 0) / DRAWS;
}

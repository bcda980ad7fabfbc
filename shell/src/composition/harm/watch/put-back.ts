import type { Kept } from '../kept-built-ins';

// Taken while this file is read: what was replaced may be what would be called.
const { getOwnPropertyDescriptor, isExtensible } = Object;
const { ownKeys, defineProperty, deleteProperty, getPrototypeOf, has } = Reflect;

export interface Replaced {
  readonly kept: Kept;
  readonly name: PropertyKey;
  /** What was put in the place; undefined where it was taken away. */
  readonly by: PropertyDescriptor | undefined;
}

/** Puts back what was replaced, takes away what every object shows since, and says what it was. */
export function putBack(all: readonly Kept[]): Replaced[] {
  const found: Replaced[] = [];
  // By the language alone: without arrays' own functions, and without walking through them.
  for (let at = 0; at < all.length; at += 1) {
    const kept = all[at];
    if (kept === undefined) continue;
    if (!kept.hides) putBackIn(kept, found);
    if (kept.hides || kept.of === Object.prototype || kept.of === Array.prototype) takeAway(kept, found);
  }
  return found;
}

function putBackIn(kept: Kept, found: Replaced[]): void {
  const names = ownKeys(kept.were);
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    const before = kept.were[name];
    const by = getOwnPropertyDescriptor(kept.of, name);
    if (before === undefined || isSame(by, before)) continue;
    // A constant that is not equal to itself, as `Number.NaN`.
    if (before.configurable !== true && before.writable !== true) continue;
    // What was frozen in its place cannot be.
    if (defineProperty(kept.of, name, before)) found[found.length] = { kept, name, by };
  }
}

/** The first of them that takes no change any more: nothing but a fresh page undoes that. */
export function frozenOne(all: readonly Kept[]): Kept | null {
  for (let at = 0; at < all.length; at += 1) {
    const kept = all[at];
    if (kept !== undefined && !isExtensible(kept.of)) return kept;
  }
  return null;
}

/** A polyfill hides what it adds; what shows in a loop over any object is none, nor what hides one that was there. */
function takeAway(kept: Kept, found: Replaced[]): void {
  const names = ownKeys(kept.of);
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    if (getOwnPropertyDescriptor(kept.were, name) !== undefined) continue;
    const by = getOwnPropertyDescriptor(kept.of, name);
    const isHarm = kept.hides ? hidesOne(kept.of, name, by) : by?.enumerable === true || by?.get !== undefined;
    if (isHarm && deleteProperty(kept.of, name)) found[found.length] = { kept, name, by };
  }
}

const hidesOne = (of: object, name: PropertyKey, by: PropertyDescriptor | undefined): boolean =>
  (typeof by?.value === 'function' || by?.get !== undefined) && has(getPrototypeOf(of) ?? {}, name);

function isSame(now: PropertyDescriptor | undefined, before: PropertyDescriptor): boolean {
  return now?.value === before.value && now?.get === before.get && now?.set === before.set;
}

/** Somebody else's: what a browser's extension puts there is the user's. */
export function leaveAsFound({ kept, name, by }: Replaced): void {
  if (by === undefined) return;
  defineProperty(kept.of, name, by);
  kept.were[name] = by;
}

import type { Registry } from '@tradefloor/release';

/** What the gateway said, as this browser takes it. */
export interface News {
  readonly registry: Registry;
  /** The keys with which what comes after it is checked; null where nobody signs. */
  readonly keys: readonly string[] | null;
  /**
   * It is what this page has, and says something else of it: the page's was changed on its way, or what is tried on this
   * browser has run out since.
   */
  readonly corrects: boolean;
  /** When the first of what is tried on this browser runs out, by its clock; `Infinity` where nothing is. */
  readonly runsOut: number;
}

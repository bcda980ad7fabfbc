import type { Registry } from '@tradefloor/release';

/** What the gateway said, as this browser takes it. */
export interface News {
  readonly registry: Registry;
  /** The keys with which what comes after it is checked; null where nobody signs. */
  readonly keys: readonly string[] | null;
  /** It is what this page has, and says something else of it: the page's was changed on its way. */
  readonly corrects: boolean;
}

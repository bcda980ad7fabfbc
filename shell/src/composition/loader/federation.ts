import type { Build } from '@tradefloor/release';

/** What loads a build's modules: module federation in a browser, a fake in tests. */
export interface Federation {
  load(build: Build, expose: string): Promise<unknown>;
  /** Takes away what a build has left in the page: styles, globals, federation's own books. */
  purge(build: Build): void;
}

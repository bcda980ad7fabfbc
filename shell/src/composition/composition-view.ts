import type { AreaRoute } from '@tradefloor/release';
import type { Fault } from './loader/fault';

/** Where areas stand, and what the chrome shows around and instead of them. */
export interface CompositionView {
  readonly slot: HTMLElement;
  readonly route: (route: AreaRoute | 'not-found') => void;
  readonly loading: () => void;
  readonly area: () => void;
  readonly fault: (area: string, fault: Fault, retry: () => void) => void;
  /** A dirty form stands in the way of a new build: `replace` when the user agrees. `isGone`: it has no such page any more. */
  readonly askToReplace: (area: string, replace: () => void, isGone: boolean) => void;
  /** This page is older than what is published: a reload brings the newer. */
  readonly askReload: () => void;
}

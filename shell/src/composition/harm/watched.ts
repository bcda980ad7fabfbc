import type { Build } from '@tradefloor/release';
import type { Harm } from '../loader/fault';
import type { Kept } from './kept-built-ins';
import type { Lives } from './own-listeners';
import type { Makers } from './own-sheets';

/** What the page has of each build, told as it comes and goes. */
export interface Uses {
  /** Its code is about to run, perhaps once more. */
  coming(build: Build): void;
  /** Something of it is about to be on screen. */
  came(build: Build): void;
  /** Nothing of it is on screen any more. */
  went(build: Build): void;
  /** Its code is forgotten; what it still begins ends at once. */
  gone(build: Build): void;
}

export type Say = (build: string, harm: Harm, what: string) => void;

export interface Watched {
  readonly page: Window & typeof globalThis;
  /** Certain: the build leaves the screen. */
  readonly accuse: Say;
  /** Something else may look the same: the operator decides. */
  readonly tell: Say;
  readonly askReload: () => void;
}

export interface WatchDeps extends Watched {
  readonly builtIns: readonly Kept[];
  readonly lives: Lives;
  readonly makers: Makers;
  /** The builds on screen, the one that came last at the end. */
  readonly shown: ReadonlySet<Build>;
}

import { endLife, type Lives } from '../own-listeners';
import { lifeOf } from './life-of';
import type { Runs } from './met';
import { tieListenersBeside } from './tie-listeners';
import { tieMakings } from './tie-makings';
import { tieMarks } from './tie-marks';
import { tieTimers } from './tie-timers';

/** What builds have begun. */
export interface Works {
  coming(build: string): void;
  /** It ends, and what the build still begins. */
  gone(build: string): void;
}

/** From now on: what a build's own code begins ends with it. */
export function tieWorks(page: Window, runs: Runs): Works {
  /** Apart from its listeners, which may have to end while it is on screen. */
  const works: Lives = new Map();
  const life = (build: string): AbortSignal => lifeOf(works, build);
  tieTimers(page, life, runs);
  tieMakings(page, life, runs);
  tieMarks(page, life, runs);
  tieListenersBeside(page, life, runs);
  return {
    coming: build => void works.delete(build),
    gone: build => endLife(works, build),
  };
}

import type { Build } from '@tradefloor/release';
import type { Late } from '../after-first-screen';
import { buildThatCalled } from './build-in-stack';
import { keptBuiltIns } from './kept-built-ins';
import { endLife, type Lives, tieListeners } from './own-listeners';
import { type Makers, noteMakers } from './own-sheets';
import type { Uses, Watched } from './watched';
import type { Works } from './watch/tie-works';

interface LateWatch extends Uses {
  readonly tie: () => void;
  /** The builds on screen. */
  readonly shown: ReadonlySet<Build>;
}

/** What has to be kept is kept before any build runs; who looks at it comes after the first screen. */
export function lateWatch(watched: Watched, late: Late): LateWatch {
  const { page } = watched;
  const builtIns = keptBuiltIns();
  const lives: Lives = new Map();
  const makers: Makers = new WeakMap();
  const shown = new Set<Build>();
  let works: Works | null = null;
  let watch: Pick<Uses, 'came' | 'went'> | null = null;

  noteMakers(page, makers);

  // Without it the gate and the operator are left.
  late(come => {
    come.closeDoors(page, watched.accuse, buildThatCalled);
    come.keepHistory(page, watched.accuse);
    works = come.tieWorks(page, buildThatCalled);
    come.heedFreezes({ page, shown, froze: build => watched.accuse(build, 'page-froze', 'twice, after it had come') });
    watch = come.watchPage({ ...watched, builtIns, lives, makers, shown });
    // Last: what somebody has done to a library by now takes nothing from the rest.
    come.keepShared(watched.accuse);
  });
  return {
    shown,
    coming({ build }) {
      lives.delete(build);
      works?.coming(build);
    },
    /** Before the first build draws, and once everybody else stands where they will. */
    tie: () => tieListeners(page, lives),
    came(build) {
      shown.delete(build);
      shown.add(build);
      watch?.came(build);
    },
    went(build) {
      shown.delete(build);
      watch?.went(build);
    },
    gone({ build }) {
      endLife(lives, build);
      works?.gone(build);
    },
  };
}

import type { Build } from '@tradefloor/release';
import type { Late } from '../after-first-screen';
import { keptBuiltIns } from './kept-built-ins';
import { type Lives, tieListeners } from './own-listeners';
import type { Uses, Watched } from './watched';

/** What has to be kept is kept before any build runs; who looks at it comes after the first screen. */
export function lateWatch(watched: Watched, late: Late): Uses & { readonly tie: () => void } {
  const builtIns = keptBuiltIns();
  const lives: Lives = new Map();
  const shown = new Set<Build>();
  let watch: Pick<Uses, 'came' | 'went'> | null = null;

  // Without it the gate and the operator are left.
  late(({ watchPage }) => (watch = watchPage({ ...watched, builtIns, lives, shown })));
  return {
    /** Before the first build draws, and once everybody else stands where they will. */
    tie: () => tieListeners(watched.page, lives),
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
      lives.get(build)?.abort();
      lives.delete(build);
    },
  };
}

import { lateCode } from '@tradefloor/area/later';
import type { Followed } from './use-warm-pairs';

/**
 * What the late parts of a screen ask for: from when they are here, for who points at another pair before. `load` is the
 * file that names it all.
 */
export function followLate(load: () => Promise<{ readonly followed: readonly Followed[] }>): Followed {
  const late = lateCode(() => load().then(({ followed }) => followed));
  return (platform, pair, account) => {
    let leaves: ReadonlyArray<() => void> = [];
    const follow = () => {
      leaves = (late.here() ?? []).map(each => each(platform, pair, account));
    };
    follow();
    const stopWaiting = late.wait(follow);
    return () => {
      stopWaiting();
      leaves.forEach(leave => leave());
    };
  };
}

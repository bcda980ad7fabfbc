import { lateCode } from '@tradefloor/area/later';
import type { Followed } from '@tradefloor/trading';

const late = lateCode(() => import('./followed').then(({ followed }) => followed));

/** What the late parts of the screen ask for: from when they are here, for who points at another pair before. */
export const followLate: Followed = (platform, pair, account) => {
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

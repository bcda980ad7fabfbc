import { lateCode } from '@tradefloor/area/later';
import type { Followed } from '@tradefloor/trading';

const late = lateCode(() => import('./followed').then(({ followed }) => followed));

/** What the late parts of the screen ask for: nobody points at another pair before they are here. */
export const followLate: Followed = (platform, pair, account) => {
  const leaves = (late.here() ?? []).map(follow => follow(platform, pair, account));
  return () => leaves.forEach(leave => leave());
};

import { ownChangedOf as changedOf } from '@tradefloor/area/list';
import { entrustChanged } from '@tradefloor/contract/ext';
import { balancesTopic, type Platform } from '@tradefloor/platform';

/** spot.lists-refresh: the user placed or cancelled, the lists that are shown ask again, and the balances are read where nobody pushes them. */
export const ownChangedOf = (platform: Platform) => ({
  tell(): void {
    changedOf(platform).tell();
    // Who pushes orders pushes balances.
    if (!platform.http.offers(entrustChanged)) void platform.refresh(balancesTopic);
  },
});

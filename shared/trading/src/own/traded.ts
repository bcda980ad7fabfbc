import { ownChangedOf } from '@tradefloor/area/list';
import { entrustChanged } from '@tradefloor/contract/ext';
import { balancesTopic, type Platform } from '@tradefloor/platform';

/** spot.lists-refresh: the user ordered, cancelled or closed; the lists that are shown ask again, and the balances are read where nobody pushes them. */
export function traded(platform: Platform): void {
  ownChangedOf(platform).tell();
  // Who pushes orders pushes balances.
  if (!platform.http.offers(entrustChanged)) void platform.refresh(balancesTopic);
}

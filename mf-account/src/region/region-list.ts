import type { RowList } from '@tradefloor/area/list';
import { listRegionUsers, type RegionUser } from '@tradefloor/contract';

/** Who has registered in the agent's region. Two users of one place and minute are two rows: nothing tells them apart. */
export const regionList: RowList<RegionUser> = {
  name: 'region users',
  whose: 'own',
  ask: ({ http }, page, signal) => http(listRegionUsers, { page }, signal ? { signal } : {}),
};

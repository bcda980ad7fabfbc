import { stored } from '@tradefloor/platform';

export type OrdersTab = 'open' | 'completed' | 'history' | 'balances' | 'leverage';
export type SideFilter = 'all' | 'buy' | 'sell';
export const SIDE_FILTERS: readonly SideFilter[] = ['all', 'buy', 'sell'];

export interface OrdersView {
  readonly tab: OrdersTab;
  readonly side: SideFilter;
  readonly onlyThisPair: boolean;
}

export const ORDERS_TABS: readonly OrdersTab[] = ['open', 'completed', 'history', 'balances', 'leverage'];
const usual: OrdersView = { tab: 'open', side: 'all', onlyThisPair: false };

/** Which orders the trader last looked at. */
export const keptView = stored<OrdersView>({
  name: 'spot-orders',
  scope: 'device',
  version: 1,
  read(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const tab: unknown = Reflect.get(value, 'tab');
    const side: unknown = Reflect.get(value, 'side');
    return {
      tab: ORDERS_TABS.find(one => one === tab) ?? usual.tab,
      side: SIDE_FILTERS.find(one => one === side) ?? usual.side,
      onlyThisPair: Reflect.get(value, 'onlyThisPair') === true,
    };
  },
  fallback: usual,
});

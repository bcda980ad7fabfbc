import { stored } from '@tradefloor/platform';
import { ORDERS_HEIGHT, type PhoneTab, TRADES_SHARE } from '@tradefloor/ui/trading-layout';

export interface KeptLayout {
  readonly ordersHeight: number;
  readonly tradesShare: number;
  readonly phoneTab: PhoneTab;
}

export const PHONE_TABS: readonly PhoneTab[] = ['chart', 'book', 'trades', 'orders'];
const usual: KeptLayout = { ordersHeight: ORDERS_HEIGHT.usual, tradesShare: TRADES_SHARE.usual, phoneTab: 'chart' };

/** How the trader left a screen; the device's, and the same at every width. */
export const keptLayout = (screen: string) =>
  stored<KeptLayout>({
    name: `${screen}-layout`,
    scope: 'device',
    version: 1,
    read: value => (typeof value === 'object' && value !== null ? layoutIn(value) : undefined),
    fallback: usual,
  });

function layoutIn(value: object): KeptLayout {
  const height: unknown = Reflect.get(value, 'ordersHeight');
  const share: unknown = Reflect.get(value, 'tradesShare');
  const tab: unknown = Reflect.get(value, 'phoneTab');
  return {
    ordersHeight: typeof height === 'number' ? height : usual.ordersHeight,
    tradesShare: typeof share === 'number' ? share : usual.tradesShare,
    phoneTab: PHONE_TABS.find(one => one === tab) ?? usual.phoneTab,
  };
}

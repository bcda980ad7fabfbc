import { stored } from '@tradefloor/platform';

/** Whether the trader last hid other pairs, on this device. */
export const keptOnlyThisPair = stored<boolean>({
  name: 'lever-only-this-pair',
  scope: 'device',
  version: 1,
  read: value => (typeof value === 'boolean' ? value : undefined),
  fallback: false,
});

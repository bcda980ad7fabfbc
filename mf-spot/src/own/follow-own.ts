import type { Followed } from '@tradefloor/trading';
import { ownFillsOf } from '../orders/own-fills';
import { ownOrdersOf } from '../orders/own-orders';

const nothing = () => undefined;

export const followOrders: Followed = (platform, { key }, account) =>
  account === null ? nothing : ownOrdersOf(platform, account, key).subscribe(nothing);

export const followFills: Followed = (platform, { key }, account) =>
  account === null ? nothing : ownFillsOf(platform, account, key).subscribe(nothing);

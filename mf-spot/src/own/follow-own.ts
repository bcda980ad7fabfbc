import { rowsOf } from '@tradefloor/area/list';
import type { Followed } from '@tradefloor/trading';
import { ownFills } from '../orders/own-fills';
import { openOrders } from '../orders/own-orders';

const nothing = () => undefined;

export const followOrders: Followed = (platform, { key }, account) =>
  account === null ? nothing : (rowsOf(platform, openOrders(key))?.subscribe(nothing) ?? nothing);

export const followFills: Followed = (platform, { key }, account) =>
  account === null ? nothing : (rowsOf(platform, ownFills(key))?.subscribe(nothing) ?? nothing);

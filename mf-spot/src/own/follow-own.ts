import { rowsOf } from '@tradefloor/area/list';
import { type Followed, openOrders } from '@tradefloor/trading';
import { ownFills } from '../orders/own-fills';

const nothing = () => undefined;

export const followOrders: Followed = (platform, { key }, account) =>
  account === null ? nothing : (rowsOf(platform, openOrders(key))?.subscribe(nothing) ?? nothing);

export const followFills: Followed = (platform, { key }, account) =>
  account === null ? nothing : (rowsOf(platform, ownFills(key))?.subscribe(nothing) ?? nothing);

import { rowsOf } from '@tradefloor/area/list';
import { type Followed, openOrders } from '@tradefloor/trading';
import { keptView } from '../orders/kept-view';
import { ownFills } from '../orders/own-fills';

const nothing = () => undefined;

export const followOrders: Followed = (platform, { key }, account) =>
  account === null ? nothing : (rowsOf(platform, openOrders(key))?.subscribe(nothing) ?? nothing);

export const followFills: Followed = (platform, { key }, account) =>
  account === null ? nothing : (rowsOf(platform, ownFills(key))?.subscribe(nothing) ?? nothing);

/** As the panel of orders lists them: of this pair, which its chart shows as well, or of all. */
export const followListed: Followed = (platform, pair, account) =>
  account === null || keptView.get().onlyThisPair
    ? nothing
    : (rowsOf(platform, openOrders(null))?.subscribe(nothing) ?? nothing);

import { type Sending, sendingOf } from '@tradefloor/area/act';
import { asId, type ClientOrderId, type Done, placeOrder } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { foundInLists } from './found-in-lists';
import type { OrderWish } from './order-wish';

/** An order under a name of its own. `known` are the orders and fills that were there before. */
export function placing(platform: Platform, wish: OrderWish, known: ReadonlySet<string>): Sending<Done> {
  return sendingOf(
    platform,
    placeOrder,
    key => ({ ...wish, clientOrderId: asId<ClientOrderId>(key) }),
    ({ key, sentAt }, signal) =>
      foundInLists(platform, { wish, clientOrderId: asId<ClientOrderId>(key), sentAt, known }, signal),
  );
}

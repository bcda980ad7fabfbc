import type { RowList } from '@tradefloor/area/list';
import { type Advert, type CurrencyId, listOwnAdverts, type Side } from '@tradefloor/contract';
import { c2cOrderTopic } from '@tradefloor/platform';
import { NEVER_PUSHED } from '../market/adverts';

export interface OwnAdvertsWish {
  readonly side: Side;
  /** All when left out. */
  readonly currencyId?: CurrencyId | undefined;
}

/**
 * The user's adverts of one side, newest first, those that are over among them. What an order takes of one its push tells; what
 * is published or withdrawn in another tab or on a phone none does.
 */
export const ownAdverts = ({ side, currencyId }: OwnAdvertsWish): RowList<Advert> => ({
  name: `own adverts ${side} ${currencyId ?? 'all'}`,
  whose: 'own',
  keyOf: ({ id }) => id,
  push: NEVER_PUSHED,
  follow: (bus, tell) => [bus.on(c2cOrderTopic).subscribe(tell.stale)],
  ask: ({ http }, page, signal) =>
    http(listOwnAdverts, { side, page, ...(currencyId === undefined ? {} : { currencyId }) }, signal ? { signal } : {}),
});

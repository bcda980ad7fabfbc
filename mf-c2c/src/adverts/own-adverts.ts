import type { RowList } from '@tradefloor/area/list';
import { type Advert, type CurrencyId, listOwnAdverts, type Side } from '@tradefloor/contract';
import { c2cOrderChanged } from '@tradefloor/contract/ext';
import { c2cOrderTopic } from '@tradefloor/platform';

export interface OwnAdvertsWish {
  readonly side: Side;
  /** All when left out. */
  readonly currencyId?: CurrencyId | undefined;
}

/** The user's adverts of one side, newest first, those that are over among them; an order takes of them what remains. */
export const ownAdverts = ({ side, currencyId }: OwnAdvertsWish): RowList<Advert> => ({
  name: `own adverts ${side} ${currencyId ?? 'all'}`,
  whose: 'own',
  keyOf: ({ id }) => id,
  push: c2cOrderChanged,
  follow: (bus, tell) => [bus.on(c2cOrderTopic).subscribe(tell.stale)],
  ask: ({ http }, page, signal) =>
    http(listOwnAdverts, { side, page, ...(currencyId === undefined ? {} : { currencyId }) }, signal ? { signal } : {}),
});

import type { RowList } from '@tradefloor/area/list';
import { type Advert, type CurrencyId, listAdverts, type PaymentWay, type Side } from '@tradefloor/contract';
import type { Amount } from '@tradefloor/money';
import { isFor } from './advert-rules';

export interface AdvertsWish {
  /** What the user does: who buys looks at the adverts of who sells. */
  readonly does: Side;
  readonly currencyId: CurrencyId;
  readonly way: PaymentWay | null;
  /** What one order shall cost. */
  readonly money: Amount | null;
  /** Whose eyes see it: their own adverts are marked. */
  readonly viewer: string;
}

export const otherSide = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** No server tells adverts by a push: they are asked for again and again. */
export const NEVER_PUSHED = { name: 'adverts' };

/** The adverts of others, best price first, as the server has them. */
export const marketAdverts = ({ does, currencyId, way, money, viewer }: AdvertsWish): RowList<Advert> => ({
  name: `adverts ${does} ${currencyId} ${way ?? 'any'} ${money ?? 'any'} ${viewer}`,
  whose: 'anyone',
  keyOf: ({ id }) => id,
  push: NEVER_PUSHED,
  // A server that does not know the filters answers all.
  isWanted: advert => (way === null || advert.way === way) && (money === null || isFor(advert, money)),
  ask: ({ http }, page, signal) =>
    http(
      listAdverts,
      {
        side: otherSide(does),
        page,
        currencyId,
        ...(way === null ? {} : { way }),
        ...(money === null ? {} : { money }),
      },
      signal ? { signal } : {},
    ),
});

import type { Advert, C2cOrder } from '@tradefloor/contract';
import { type Amount, compare } from '@tradefloor/money';

/** For servers that keep no keys: whether an order is the one that was placed on an advert. */
export const isOrderOf = (
  { advertId, price, amount }: Pick<C2cOrder, 'advertId' | 'price' | 'amount'>,
  advert: Pick<Advert, 'id' | 'price'>,
  taken: Amount,
): boolean =>
  (advertId === null || advertId === advert.id) && compare(price, advert.price) === 0 && compare(amount, taken) === 0;

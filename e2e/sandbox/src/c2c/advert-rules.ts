import {
  type Amount,
  amount,
  c2cTotal,
  compare,
  type Decimal,
  FIAT_DECIMALS,
  fits,
  isZero,
  LEAST_ADVERT_WORTH,
  LEAST_C2C_ORDER,
  leastOfPart,
  min,
  MOST_ADVERT_WORTH,
  type Price,
  price,
} from '@tradefloor/money';
import type { Currency } from '../market/currency';
import { Refusal } from '../messages/refusal';
import type { AdvertRow, Way } from '../storage/tables/c2c';

export interface AdvertWish {
  readonly side: 'buy' | 'sell';
  readonly currency: Currency;
  readonly price: Price;
  readonly total: Amount;
  readonly way: Way;
  readonly minMoney: Amount | null;
  readonly maxMoney: Amount | null;
}

export function assertAdvert({ currency, price, total, minMoney, maxMoney }: AdvertWish): void {
  if (!fits(price, FIAT_DECIMALS)) throw new Refusal('priceTooFine', { digits: FIAT_DECIMALS });
  assertQuantity(total, currency);
  for (const money of [minMoney, maxMoney]) if (money !== null) assertMoney(money);
  const worth = c2cTotal(price, total);
  if (compare(worth, LEAST_ADVERT_WORTH) < 0) throw new Refusal('advertTooSmall', { least: LEAST_ADVERT_WORTH });
  if (compare(worth, MOST_ADVERT_WORTH) > 0) throw new Refusal('advertTooLarge', { most: MOST_ADVERT_WORTH });
  if (minMoney !== null && maxMoney !== null && compare(minMoney, maxMoney) > 0)
    throw new Refusal('advertLimitsCrossed');
  if (minMoney !== null && compare(minMoney, worth) > 0) throw new Refusal('advertLimitBeyond');
  // Nobody could take a part of it.
  if (maxMoney !== null && compare(maxMoney, LEAST_C2C_ORDER) < 0) throw new Refusal('orderBelowLimit', LEAST);
}

const LEAST = { least: LEAST_C2C_ORDER };

export function assertMoney(money: Decimal): void {
  if (!fits(money, FIAT_DECIMALS)) throw new Refusal('moneyTooFine', { digits: FIAT_DECIMALS });
}

function assertQuantity(quantity: Decimal, { scale }: Currency): void {
  if (!fits(quantity, scale)) throw new Refusal('numberTooFine', { digits: scale });
}

/** All that remains is always taken whole; a part keeps to the limits of the advert. Answers what it costs. */
export function costOf(advert: AdvertRow, quantity: Amount, currency: Currency): Amount {
  const remaining = amount(advert.remaining);
  assertQuantity(quantity, currency);
  if (compare(quantity, remaining) > 0) {
    throw new Refusal('advertLacks', { remaining, currency: currency.name });
  }
  const money = c2cTotal(price(advert.price), quantity);
  const { max_money: most } = advert;
  const least = leastOf(advert);
  const isRest = compare(quantity, remaining) === 0;
  if (!isRest && compare(money, least) < 0) throw new Refusal('orderBelowLimit', { least });
  if (most !== null && compare(money, amount(most)) > 0) throw new Refusal('orderAboveLimit', { most });
  return money;
}

const leastOf = ({ min_money: least }: AdvertRow): Amount => leastOfPart(least === null ? null : amount(least));

/** For the filter: can somebody who has `money` take it, or a part of it? What remains is taken whole, though it is under the least. */
export function isFor(advert: AdvertRow, money: Amount): boolean {
  const { price: unit, remaining, max_money: most } = advert;
  const worth = c2cTotal(price(unit), amount(remaining));
  return (
    compare(money, worth) <= 0 &&
    compare(money, min(leastOf(advert), worth)) >= 0 &&
    (most === null || compare(money, amount(most)) <= 0)
  );
}

export const isPublished = ({ status, remaining }: AdvertRow): boolean =>
  status === 'published' && !isZero(amount(remaining));

import type { Advert } from '@tradefloor/contract';
import { type Amount, c2cTotal, compare, type Decimal, min } from '@tradefloor/money';

type Limits = Pick<Advert, 'price' | 'remaining' | 'minMoney' | 'maxMoney'>;

/** What one order of it may cost: at most all that remains. */
export function limitsOf({ price, remaining, minMoney, maxMoney }: Limits): {
  readonly least: Amount | null;
  readonly most: Amount;
} {
  const worth = c2cTotal(price, remaining);
  return {
    // What remains may be worth less than the least: then it is taken whole.
    least: minMoney == null ? null : min(minMoney, worth),
    most: maxMoney == null ? worth : min(maxMoney, worth),
  };
}

/** Whether an order of so much money can be placed on it. */
export function isFor(advert: Limits, money: Decimal): boolean {
  const { least, most } = limitsOf(advert);
  return compare(money, most) <= 0 && (least === null || compare(money, least) >= 0);
}

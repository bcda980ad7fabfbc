import type { Advert } from '@tradefloor/contract';
import {
  type Amount,
  amount,
  branded,
  c2cNumberFor,
  c2cTotal,
  compare,
  type Decimal,
  div,
  FIAT_DECIMALS,
  fits,
  isPositive,
  leastOfPart,
  min,
  valueOfTyped,
} from '@tradefloor/money';
import { limitsOf } from '../market/advert-rules';

/** What is typed: of the two fields the one that was typed in last says how much, the other one follows. */
export interface Typed {
  readonly by: 'money' | 'amount';
  readonly text: string;
}

export const NOTHING_TYPED: Typed = { by: 'money', text: '' };

export type TakeFault = 'empty' | 'too-little' | 'above-remaining' | 'below-least' | 'above-most' | 'lacks-balance';

export interface TakeFacts {
  readonly advert: Pick<Advert, 'price' | 'remaining' | 'minMoney' | 'maxMoney'>;
  /** Of the currency. */
  readonly decimals: number;
  /** What a seller has; null where it is not known, and for who buys. */
  readonly available: Amount | null;
}

export interface TakeSums {
  /** What is taken; null while nothing can be read. */
  readonly amount: Amount | null;
  /** c2c.whole-cents, what it costs exactly. */
  readonly money: Amount | null;
  readonly fault: TakeFault | null;
}

/** Both ways, exactly: money is cut to what it buys, an amount is raised to the cent that it costs. */
export function takeSums({ by, text }: Typed, { advert, decimals, available }: TakeFacts): TakeSums {
  const typed = valueOfTyped(text);
  if (typed === null || !isPositive(typed)) return { amount: null, money: null, fault: 'empty' };
  const { price, remaining } = advert;
  const taken = by === 'amount' ? amount(typed) : amountFor(amount(typed), advert, decimals);
  if (!isPositive(taken)) return { amount: null, money: null, fault: 'too-little' };
  const money = c2cTotal(price, taken);
  return { amount: taken, money, fault: faultOf() };

  function faultOf(): TakeFault | null {
    const { least, most } = limitsOf(advert);
    if (compare(taken, remaining) > 0) return 'above-remaining';
    // What money buys is cut: what was typed keeps to the limit, though its exact cost is a cent under it.
    const isRest = compare(taken, remaining) === 0;
    if (!isRest && compare(money, leastOfPart(least)) < 0) return 'below-least';
    if (compare(money, most) > 0) return 'above-most';
    return available !== null && compare(taken, available) > 0 ? 'lacks-balance' : null;
  }
}

/** c2c.quick-match; who types what all of it costs takes all of it, though that is a cent more than it divides to. */
function amountFor(money: Amount, { price, remaining }: TakeFacts['advert'], decimals: number): Amount {
  if (!fits(money, FIAT_DECIMALS) || !isPositive(price)) return amount('0');
  if (compare(money, c2cTotal(price, remaining)) === 0) return remaining;
  return div(money, price, decimals);
}

/** The most that can be taken: what is left, what one order may cost, and what a seller has. */
export function mostOf({ advert, decimals, available }: TakeFacts): Amount {
  const { most } = limitsOf(advert);
  const byMoney = c2cNumberFor(most, advert.price, advert.remaining, decimals);
  const isAll = advert.maxMoney == null || compare(c2cTotal(advert.price, advert.remaining), advert.maxMoney) <= 0;
  const offered = isAll ? advert.remaining : byMoney;
  return available === null ? offered : min(offered, available);
}

/** What the field that nobody types in shows. */
export function shownIn(field: Typed['by'], typed: Typed, { amount: taken, money }: TakeSums): string {
  if (typed.by === field) return typed.text;
  const value: Decimal | null = field === 'money' ? money : taken;
  return value === null ? '' : branded<Decimal>(value);
}

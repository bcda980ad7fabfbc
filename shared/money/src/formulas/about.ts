import type { Decimal } from '../amount';
import { compare, cut, isPositive, mul } from '../arithmetic';
import { decimal } from '../decimal';
import type { LanguageCode } from '../format/language';

/** look.about-money: what values marked ≈ can be told in, with the decimals that its prices have. */
const MONEY_DECIMALS = { USD: 2, EUR: 2, CNY: 2, HKD: 2, JPY: 0, KRW: 0 } as const;

export type Money = keyof typeof MONEY_DECIMALS;
export const MONEYS: readonly Money[] = /* @__PURE__ */ Object.keys(MONEY_DECIMALS) as Money[];

/** Until another is chosen. */
export const MONEY_OF_LANGUAGE: Readonly<Record<LanguageCode, Money>> = {
  en: 'USD',
  hk: 'HKD',
  zh: 'CNY',
  jp: 'JPY',
  kr: 'KRW',
  spa: 'EUR',
};

/** What one USDT is in each. */
export type Rates = Readonly<Partial<Record<Money, Decimal>>>;

export interface About {
  readonly value: Decimal;
  readonly money: Money;
  readonly decimals: number;
}

const ONE = decimal('1');
const MANY = decimal('100');
const CENTS = 2;
/** Of a coin that is worth less than one: as many as tell something. */
const SMALL = 6;

/** look.about-money: so many USDT in the wished money; in dollars where there is no rate of it, and a dollar is one USDT. */
export function aboutIn(wished: Money, rates: Rates, usdt: Decimal, of: 'price' | 'balance'): About {
  const known = rates[wished];
  const money = known === undefined || !isPositive(known) ? 'USD' : wished;
  const worth = mul<Decimal>(usdt, money === wished && known !== undefined ? known : (rates.USD ?? ONE));
  const decimals = of === 'balance' ? MONEY_DECIMALS[money] : decimalsOfPrice(worth, money);
  return { value: cut(worth, decimals), money, decimals };
}

function decimalsOfPrice(worth: Decimal, money: Money): number {
  if (compare(worth, MANY) >= 0) return MONEY_DECIMALS[money];
  return compare(worth, ONE) >= 0 ? CENTS : SMALL;
}

import {
  type Amount,
  amount,
  add,
  cut,
  decimal,
  type Decimal,
  div,
  isPositive,
  min,
  mul,
  sub,
} from '@tradefloor/money';

export interface Plan {
  readonly id: number;
  readonly name: string;
  readonly currency: string;
  readonly moneyMin: Amount;
  readonly moneyMax: Amount;
  /** Percent a year: of the smallest amount, and of the largest. */
  readonly rateMin: Decimal;
  readonly rateMax: Decimal;
  readonly cycleDays: number;
}

type Shape = [cycleDays: number, least: string, most: string, rateMin: string, rateMax: string];

const SHAPES: readonly Shape[] = [
  [7, '50', '20000', '2.1', '2.6'],
  [30, '100', '50000', '4.2', '4.8'],
  [60, '100', '100000', '4.9', '5.5'],
  [90, '100', '200000', '5.6', '6.4'],
  [180, '500', '500000', '6.8', '7.9'],
  [360, '1000', '1000000', '8.2', '9.6'],
];

export const PLANS: readonly Plan[] = SHAPES.map(([cycleDays, least, most, rateMin, rateMax], index) => ({
  id: index + 1,
  name: `USDT ${cycleDays}`,
  currency: 'USDT',
  moneyMin: amount(least),
  moneyMax: amount(most),
  rateMin: decimal(rateMin),
  rateMax: decimal(rateMax),
  cycleDays,
}));

export const planWithId = (id: number): Plan | undefined => PLANS.find(plan => plan.id === id);

/** Grows with the amount, from the least to the most that the plan takes; two decimals, cut. */
export function rateOf({ moneyMin, moneyMax, rateMin, rateMax }: Plan, money: Amount): Decimal {
  const span = sub(moneyMax, moneyMin);
  if (!isPositive(span)) return rateMin;
  const share = div(sub(min(money, moneyMax), moneyMin), span, 8);
  return cut(add(rateMin, mul(sub(rateMax, rateMin), share)), 2);
}

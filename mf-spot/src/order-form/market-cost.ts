import type { BookRow } from '@tradefloor/market';
import {
  add,
  type Amount,
  compare,
  type Decimal,
  decimal,
  div,
  isPositive,
  min,
  mul,
  type Price,
  sub,
  ZERO,
} from '@tradefloor/money';

type Rows = readonly Pick<BookRow, 'price' | 'amount'>[];

export interface MarketCost {
  /** Of what is wanted, what the rows hold. */
  readonly filled: Amount;
  /** Of that, in the quote currency. */
  readonly cost: Amount;
  /** What the rows do not hold. */
  readonly rest: Amount;
  /** The last price that it gets to. */
  readonly worst: Price | null;
}

/** What so much would cost, or bring, if the other side stayed as it is: row by row from the best price. */
export function marketCost(rows: Rows, wanted: Amount): MarketCost {
  let left = wanted;
  let cost: Amount = ZERO;
  let worst: Price | null = null;
  for (const row of rows) {
    if (!isPositive(left)) break;
    worst = row.price;
    const part = min(left, row.amount);
    cost = add(cost, mul(part, row.price));
    left = compare(left, row.amount) <= 0 ? ZERO : sub(left, part);
  }
  return { filled: sub(wanted, left), cost, rest: left, worst };
}

/** How much a sum buys, row by row; no more than the rows hold, and never for more than the sum. */
export function marketAmount(rows: Rows, money: Amount, decimals: number): Amount {
  let left = money;
  let bought: Amount = ZERO;
  for (const row of rows) {
    const cost = mul<Amount>(row.amount, row.price);
    if (compare(cost, left) > 0) return add(bought, div<Amount>(left, row.price, decimals));
    bought = add(bought, row.amount);
    left = sub(left, cost);
  }
  return bought;
}

const HUNDRED = decimal('100');
const MONEY_DIGITS = 8;

/** Of a balance, what can be spent at market by an exchange that may take its fee on top: the reserve also bears a tick. */
export const payableAtMarket = (available: Amount, feePercent: Decimal): Amount =>
  div(mul(available, HUNDRED), add(HUNDRED, feePercent), MONEY_DIGITS);

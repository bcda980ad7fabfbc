import type { BookRow } from '@tradefloor/market';
import { add, type Amount, compare, isPositive, min, mul, sub, ZERO } from '@tradefloor/money';

export interface MarketCost {
  /** In the quote currency, of what the rows hold. */
  readonly cost: Amount;
  /** Whether the rows hold all of it. */
  readonly isWhole: boolean;
}

/** What so much would cost, or bring, if the other side stayed as it is: row by row from the best price. */
export function marketCost(rows: readonly Pick<BookRow, 'price' | 'amount'>[], wanted: Amount): MarketCost {
  let left = wanted;
  let cost: Amount = ZERO;
  for (const row of rows) {
    if (!isPositive(left)) break;
    const part = min(left, row.amount);
    cost = add(cost, mul(part, row.price));
    left = compare(left, row.amount) <= 0 ? ZERO : sub(left, part);
  }
  return { cost, isWhole: !isPositive(left) };
}

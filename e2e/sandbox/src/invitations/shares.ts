import { cut, type Decimal, decimal, isPositive, mul, percentOf } from '@tradefloor/money';

/** Percent of an invitee's fees, for the inviter of each level. */
const PERCENT_BY_LEVEL = [decimal('20'), decimal('10'), decimal('5')] as const;
const SCALE = 8;

export interface Share {
  /** 1 invited the member, 2 invited the inviter, 3 one further. */
  readonly level: number;
  /** Of the fee, in its own currency. */
  readonly fee: Decimal;
  readonly usdt: Decimal;
}

/** What a fee is worth to those who brought its payer; what would be worth nothing is left out. */
export function sharesOf(fee: Decimal, closingPrice: Decimal, inviters: number): Share[] {
  return PERCENT_BY_LEVEL.slice(0, inviters).flatMap((percent, index) => {
    const part = cut(percentOf(fee, percent), SCALE);
    const usdt = cut(mul(part, closingPrice), SCALE);
    return isPositive(usdt) ? [{ level: index + 1, fee: part, usdt }] : [];
  });
}

import { type Amount, branded, type Decimal, type Price } from '../amount';
import { add, div, isPositive, isZero, mul, neg, sub, sum } from '../arithmetic';
import { decimal, ZERO } from '../decimal';
import { fromScaled } from '../scaled';
import { type Direction, LIQUIDATION_RISK_RATE } from './leverage';

/** A position whose profit moves with the price that is asked about. */
export interface Stake {
  readonly direction: Direction;
  readonly quantity: Amount;
  readonly openPrice: Price;
}

/** A leverage account in one currency, seen from the price of one pair: all in it is lost together. */
export interface AccountAtRisk {
  readonly available: Amount;
  /** Of all positions. */
  readonly margins: Amount;
  /** Of the positions in other pairs, which are taken to stay as they are. */
  readonly profits: Amount;
  readonly stakes: readonly Stake[];
}

/** The risk rate is cut to four decimals: 110.00009 is 110 too. */
const FIRST_SAFE_PERCENT = add(LIQUIDATION_RISK_RATE, decimal('0.0001'));
const HUNDRED = decimal('100');

/**
 * leverage.liquidation-price: the first price, with so many decimals, at which the account is liquidated if no other
 * price moves. Null where no price of this pair does it.
 */
export function liquidationPrice(account: AccountAtRisk, scale: number): Price | null {
  const { available, margins, profits, stakes } = account;
  const quantity = sum(stakes.map(signedQuantity));
  if (isZero(quantity) || !isPositive(margins)) return null;
  // Equity at a price is `fixed` + quantity × price, and the account is lost where that is below the edge.
  const fixed = sub(
    add(add(available, margins), profits),
    sum(stakes.map(stake => mul(signedQuantity(stake), stake.openPrice))),
  );
  const needed = sub(mul(margins, FIRST_SAFE_PERCENT), mul(fixed, HUNDRED));
  const hundredfold = mul(quantity, HUNDRED);
  const tick = fromScaled(1n, scale);
  // The edge itself is safe: the price beside it is not.
  const found = isPositive(quantity)
    ? sub(div(needed, hundredfold, scale, 'up'), tick)
    : add(div(needed, hundredfold, scale, 'down'), tick);
  return isPositive(found) ? branded(found) : null;
}

const signedQuantity = ({ direction, quantity }: Stake): Decimal => (direction === 'long' ? quantity : neg(quantity));

/** The account once an order is opened: margin and fee leave what is available, and the margin joins the margins. */
export function afterOpening(
  { available, margins, profits, stakes }: AccountAtRisk,
  opened: Stake,
  estimate: { readonly margin: Amount; readonly total: Amount },
): AccountAtRisk {
  return {
    available: sub(available, estimate.total),
    margins: add(margins, estimate.margin),
    profits,
    stakes: [...stakes, opened],
  };
}

/** An account that holds nothing but what is available. */
export const holdingOnly = (available: Amount): AccountAtRisk => ({
  available,
  margins: ZERO,
  profits: ZERO,
  stakes: [],
});

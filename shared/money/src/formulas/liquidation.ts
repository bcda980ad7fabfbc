import { type Amount, branded, type Decimal, type Price } from '../amount';
import { add, div, isNegative, isPositive, isZero, mul, sub } from '../arithmetic';
import { decimal } from '../decimal';
import { fromScaled } from '../scaled';
import { isLiquidated, riskRate } from './leverage';

const HUNDRED = decimal('100');
/** The risk rate is cut to four decimals: up to here, and not at it, it still is the rate of liquidation. */
const NEXT_RATE = decimal('110.0001');

/** A leverage account in one currency: everything that is settled in it stands and falls together. */
export interface MarginSums {
  readonly available: Amount;
  readonly margins: Amount;
  readonly profits: Amount;
}

/** One pair of the account: what all its positions together hold of the base currency, shorts as less than nothing. */
export interface PairHeld {
  readonly mark: Price;
  readonly net: Decimal;
  /** Decimals of the pair's prices. */
  readonly scale: number;
}

/**
 * leverage.liquidation-price: the price of the pair, nearest to its mark, at which the account's risk rate is that of a
 * liquidation while all other pairs stay where they are. Null where no price of the pair does it.
 */
export function liquidationPrice(account: MarginSums, { mark, net, scale }: PairHeld): Price | null {
  const { available, margins, profits } = account;
  if (isLiquidated(riskRate(available, margins, profits))) return mark;
  if (!isPositive(margins) || isZero(net)) return null;
  const equity = add<Decimal>(add(available, margins), profits);
  // What may still be lost, in hundredths.
  const slack = sub<Decimal>(mul(equity, HUNDRED), mul(margins, NEXT_RATE));
  const held = mul<Decimal>(net, HUNDRED);
  const turning = sub<Decimal>(mul(mark, held), slack);
  const tick = fromScaled(1n, scale);
  const price = isNegative(net)
    ? add<Decimal>(div<Decimal>(turning, held, scale, 'down'), tick)
    : sub<Decimal>(div<Decimal>(turning, held, scale, 'up'), tick);
  return isPositive(price) ? branded(price) : null;
}

import { type Amount, branded, type Decimal, type Price } from '../amount';
import { add, compare, cut, div, isPositive, mul, percentOf, sub } from '../arithmetic';
import { decimal } from '../decimal';

export type Direction = 'long' | 'short';

/** look.bright-digits shows 4 decimals of prices, fees and margin; the estimate itself keeps more. */
const MARGIN_DECIMALS = 8;
const RATE_DECIMALS = 4;
/** leverage.opening-refused: an opening that would leave the risk rate here or below. */
export const OPENING_RISK_RATE = decimal('120');
/** leverage.liquidation-rate: at 110 percent or below. */
export const LIQUIDATION_RISK_RATE = decimal('110');
const HUNDRED = decimal('100');

/** leverage.spread-price: raised by the spread percent for a buy, lowered for a sell. */
export function spreadPrice(price: Price, direction: Direction, spreadPercent: Decimal): Price {
  const spread = percentOf(price, spreadPercent);
  return direction === 'long' ? add(price, spread) : sub(price, spread);
}

/** leverage.contract-value: price × hands × lever_share_num. */
export function contractValue(price: Price, hands: Decimal, shareNumber: Decimal): Amount {
  return branded(mul(mul(price, hands), shareNumber));
}

/** leverage.margin-raised: contract value ÷ multiplier, raised to the last digit kept: it is what the user must have. */
export function marginOf(value: Amount, multiplier: Decimal, scale = MARGIN_DECIMALS): Amount {
  return div(value, multiplier, scale, 'up');
}

/** leverage.fee-raised: contract value × lever_trade_fee percent; raised to the last digit kept, as it is what is charged. */
export function leverageFee(value: Amount, feePercent: Decimal, scale = MARGIN_DECIMALS): Amount {
  return cut(percentOf(value, feePercent), scale, 'up');
}

export interface LeverageTerms {
  readonly spread: Decimal;
  readonly fee: Decimal;
  readonly shareNumber: Decimal;
}

export interface LeverageEstimate {
  readonly price: Price;
  readonly value: Amount;
  readonly margin: Amount;
  readonly fee: Amount;
  /** What leaves the available balance. */
  readonly total: Amount;
}

export function leverageEstimate(
  order: {
    readonly price: Price;
    readonly direction: Direction;
    readonly hands: Decimal;
    readonly multiplier: Decimal;
  },
  terms: LeverageTerms,
): LeverageEstimate {
  const price = spreadPrice(order.price, order.direction, terms.spread);
  const value = contractValue(price, order.hands, terms.shareNumber);
  const margin = marginOf(value, order.multiplier);
  const fee = leverageFee(value, terms.fee);
  return { price, value, margin, fee, total: add(margin, fee) };
}

export type HandsFault = 'missing' | 'not-whole' | 'below-min' | 'above-max';

/** leverage.hands-limits: a positive whole number within the server's limits; `max` 0 means no upper limit. */
export function handsFault(
  hands: Decimal | null,
  limit: { readonly min: Decimal; readonly max: Decimal },
): HandsFault | null {
  if (hands === null) return 'missing';
  if (!isPositive(hands) || hands.includes('.')) return 'not-whole';
  if (compare(hands, limit.min) < 0) return 'below-min';
  if (isPositive(limit.max) && compare(hands, limit.max) > 0) return 'above-max';
  return null;
}

/** leverage.position-profit: (current or target − open price) × quantity for a buy, the reverse for a sell. */
export function positionProfit(direction: Direction, open: Price, price: Price, quantity: Amount): Amount {
  const gain = direction === 'long' ? sub(price, open) : sub(open, price);
  return mul(quantity, gain);
}

/**
 * leverage.risk-rate: (available leverage balance + margins + profits) ÷ margins × 100; null while nothing is at risk.
 * Cut downward: a rate is never shown safer than it is.
 */
export function riskRate(available: Amount, margins: Amount, profits: Amount): Decimal | null {
  if (!isPositive(margins)) return null;
  const equity: Decimal = add(add(available, margins), profits);
  return div(mul(equity, HUNDRED), margins, RATE_DECIMALS, 'down');
}

export const refusesOpening = (rate: Decimal | null): boolean => rate !== null && compare(rate, OPENING_RISK_RATE) <= 0;
export const isLiquidated = (rate: Decimal | null): boolean =>
  rate !== null && compare(rate, LIQUIDATION_RISK_RATE) <= 0;

/** Interest of one night, in the quote currency: so many percent of the contract value (leverage.night-interest). */
export function overnightInterest(value: Amount, ratePercent: Decimal, scale = MARGIN_DECIMALS): Amount {
  return cut(percentOf(value, ratePercent), scale, 'up');
}

import type { Amount, Decimal, Price } from '../amount';
import { cut, div, isPositive, mul, percentOf, sub } from '../arithmetic';
import { decimal, ZERO } from '../decimal';

/** S1 §4. */
export const SLIDER_PERCENTS = [0, 25, 50, 75, 100] as const;
export type SliderPercent = (typeof SLIDER_PERCENTS)[number];
/** S1 §5. */
export const SLIDER_DECIMALS = 4;
/** S1 §9: prices have five decimals unless the pair says otherwise. */
export const DEFAULT_PRICE_SCALE = 100_000;

const asDecimal = (whole: number): Decimal => decimal(String(whole));

/** S1 §5: disabled when signed out or while the price is 0. */
export function sliderEnabled(signedIn: boolean, price: Price | null): boolean {
  return signedIn && price !== null && isPositive(price);
}

/** S1 §5: available quote balance × percent ÷ price, cut to 4 decimals. Nothing without a price. */
export function buyQuantity(
  available: Amount,
  percent: SliderPercent,
  price: Price,
  decimals = SLIDER_DECIMALS,
): Amount {
  if (!isPositive(price) || !isPositive(available)) return ZERO;
  return div(percentOf(available, asDecimal(percent)), price, Math.min(decimals, SLIDER_DECIMALS));
}

/** S1 §5: held amount × percent, cut to 4 decimals. */
export function sellQuantity(held: Amount, percent: SliderPercent, decimals = SLIDER_DECIMALS): Amount {
  if (!isPositive(held)) return ZERO;
  return cut(percentOf(held, asDecimal(percent)), Math.min(decimals, SLIDER_DECIMALS));
}

/** What an order costs or brings, before the fee. */
export function orderTotal(price: Price, number: Amount): Amount {
  return mul(number, price);
}

/** The fee comes out of what is received (AREAS.md); kept to the receiving currency's scale, cut in the user's favour. */
export function spotFee(received: Amount, feePercent: Decimal, scale: number): Amount {
  return cut(percentOf(received, feePercent), scale);
}

export function receivedAfterFee(received: Amount, feePercent: Decimal, scale: number): Amount {
  return sub(received, spotFee(received, feePercent, scale));
}

/** S1 §9: a price scale of 100000 means five decimals. */
export function decimalsOfScale(priceScale: number): number {
  return String(priceScale).length - 1;
}

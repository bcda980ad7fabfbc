import type { Amount, Decimal, Price } from '../amount';
import { cut, div, isPositive, mul, percentOf, sub } from '../arithmetic';
import { decimal, ZERO } from '../decimal';

/** spot.slider-steps, in percent. */
export const SLIDER_PERCENTS = [0, 25, 50, 75, 100] as const;
export type SliderPercent = (typeof SLIDER_PERCENTS)[number];
/** spot.slider-cuts, where the pair says nothing else. */
export const SLIDER_DECIMALS = 4;
/** spot.price-scale: five decimals unless the pair says otherwise. */
export const DEFAULT_PRICE_SCALE = 100_000;

const asDecimal = (whole: number): Decimal => decimal(String(whole));

/** spot.slider-off: disabled when signed out or while the price is 0. */
export function sliderEnabled(signedIn: boolean, price: Price | null): boolean {
  return signedIn && price !== null && isPositive(price);
}

/** spot.slider-cuts: available quote balance × percent ÷ price, cut to 4 decimals. Nothing without a price. */
export function buyQuantity(
  available: Amount,
  percent: SliderPercent,
  price: Price,
  decimals = SLIDER_DECIMALS,
): Amount {
  if (!isPositive(price) || !isPositive(available)) return ZERO;
  return div(percentOf(available, asDecimal(percent)), price, Math.min(decimals, SLIDER_DECIMALS));
}

/** spot.slider-cuts: held amount × percent, cut to 4 decimals. */
export function sellQuantity(held: Amount, percent: SliderPercent, decimals = SLIDER_DECIMALS): Amount {
  if (!isPositive(held)) return ZERO;
  return cut(percentOf(held, asDecimal(percent)), Math.min(decimals, SLIDER_DECIMALS));
}

/** What an order costs or brings, before the fee. */
export function orderTotal(price: Price, number: Amount): Amount {
  return mul(number, price);
}

/** spot.fee-received: out of what is received; kept to the receiving currency's scale, cut in the user's favour. */
export function spotFee(received: Amount, feePercent: Decimal, scale: number): Amount {
  return cut(percentOf(received, feePercent), scale);
}

export function receivedAfterFee(received: Amount, feePercent: Decimal, scale: number): Amount {
  return sub(received, spotFee(received, feePercent, scale));
}

/** spot.price-scale: 100000 means five decimals. */
export function decimalsOfScale(priceScale: number): number {
  return String(priceScale).length - 1;
}

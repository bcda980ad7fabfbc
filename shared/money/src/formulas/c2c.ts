import type { Amount, Price } from '../amount';
import { compare, cut, div, isPositive, mul } from '../arithmetic';
import { amount, ZERO } from '../decimal';

/** c2c.payment-window: 15 minutes to pay, then the order cancels itself. */
export const PAYMENT_WINDOW_MS = 15 * 60_000;
/** c2c.cancellations-a-day: three cancellations in a day stop fiat trading for that day. */
export const CANCELLATIONS_A_DAY = 3;
/** c2c.acceptor-confirms: an acceptor's withdrawal confirms itself 20 minutes after it was marked transferred. */
export const ACCEPTOR_CONFIRMS_AFTER_MS = 20 * 60_000;
/** Money of the country has cents. */
export const FIAT_DECIMALS = 2;

/** c2c.least-order, in yuan: what a part of an advert costs at least. A cent for a speck of a coin is nobody's price. */
export const LEAST_C2C_ORDER: Amount = /* @__PURE__ */ amount('1');

/** The same of an advert that names a least itself, or none. */
export const leastOfPart = (named: Amount | null): Amount =>
  named !== null && compare(named, LEAST_C2C_ORDER) > 0 ? named : LEAST_C2C_ORDER;

/** c2c.advert-worth, in yuan: what an advert is worth altogether. */
export const LEAST_ADVERT_WORTH: Amount = /* @__PURE__ */ amount('100');
export const MOST_ADVERT_WORTH: Amount = /* @__PURE__ */ amount('10000000');

/** c2c.acceptor-needs, in yuan: what one deal with an acceptor is at least. */
export const LEAST_ACCEPTOR_DEAL: Amount = /* @__PURE__ */ amount('1');

/** c2c.whole-cents, what the buyer pays: price × number, raised to the cent so that the seller is never short. */
export function c2cTotal(price: Price, number: Amount): Amount {
  return cut(mul(number, price), FIAT_DECIMALS, 'up');
}

/** c2c.quick-match: how much `money` buys at the advert's price, cut to the currency's scale and what the advert has left. */
export function c2cNumberFor(money: Amount, price: Price, surplus: Amount, scale: number): Amount {
  if (!isPositive(price)) return ZERO;
  const number = div(money, price, scale);
  return compare(number, surplus) > 0 ? surplus : number;
}

export const fiatTradingStopped = (cancellationsToday: number): boolean => cancellationsToday >= CANCELLATIONS_A_DAY;

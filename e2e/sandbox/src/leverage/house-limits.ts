import {
  add,
  type Amount,
  amount,
  branded,
  compare,
  cut,
  div,
  max,
  min,
  type Price,
  sub,
  ZERO,
} from '@tradefloor/money';
import type { Core } from '../core';
import type { Pair } from '../market/pair';
import { usdtOf } from '../spot/spot-calls';
import { type LeverageOrder, profitAt } from './leverage-order';

/** What the house may owe, in USDT: to one position, to all that win in a pair, and in a day less what it keeps. */
export const MOST_OWED = { position: amount('50000'), pair: amount('500000'), day: amount('1000000') };

const CURRENCY_DIGITS = 8;

/** What is left of the day. */
export const leftOfDay = (core: Core, at: number): Amount => max(ZERO, sub(MOST_OWED.day, core.houseDay.paidOn(at)));

/** In another currency, and never more. */
export const worthOfUsdt = (core: Core, usdt: Amount, currencyId: number): Amount =>
  div(usdt, usdtOf(core, currencyId), CURRENCY_DIGITS);

/** What one position may still win now, in its own currency. */
export const mostProfit = (core: Core, at: number, { quote }: Pair): Amount =>
  worthOfUsdt(core, min(MOST_OWED.position, leftOfDay(core, at)), quote.id);

/** The price, or the one at which no more than `most` is won. */
export function priceWithin(order: LeverageOrder, price: Price, most: Amount, { priceScale, quote }: Pair): Price {
  const { open_price: opened, direction, quantity } = order;
  if (opened === null || compare(profitAt(order, price, quote.scale), most) <= 0) return price;
  const away = div(most, quantity, priceScale);
  return branded(
    direction === 'long' ? cut(add(opened, away), priceScale, 'down') : cut(sub(opened, away), priceScale, 'up'),
  );
}

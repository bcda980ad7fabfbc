import type { ChartMark, PriceLine } from '@tradefloor/charts';
import { formatCountdown, formatNumber, formatSigned, type LanguageCode, type Price } from '@tradefloor/money';
import type { RunningOrder } from '../orders/running-orders';
import { resultOf, standingAt } from '../orders/standing';

interface OnChart {
  /** What orders end by; null until it is known. */
  readonly mark: Price | null;
  /** By the server's clock. */
  readonly now: number;
  readonly language: LanguageCode;
}

/** More words than these lie on each other: the others are lines without words, and are in the list. */
const MOST_TOLD = 8;
const ARROWS = { up: '▲', down: '▼' } as const;

/** Each order at its entry price, in the colour of how it stands: `▲ 100 USDT 00:42 +82.00`. */
export function orderLines(orders: readonly RunningOrder[], { mark, now, language }: OnChart): PriceLine[] {
  const soonest = orders.toSorted((one, other) => one.endsAt - other.endsAt);
  const prices = new Set<Price>();
  return soonest.map((order, at) => {
    const { id, openPrice, direction, amount, currencyName, endsAt } = order;
    const standing = mark === null ? 'level' : standingAt(order, mark);
    const words = [
      ARROWS[direction],
      `${formatNumber(amount, language)} ${currencyName}`,
      formatCountdown(endsAt - now),
      ...(mark === null ? [] : [formatSigned(resultOf(order, standing), language, 2)]),
    ];
    const isTold = at < MOST_TOLD;
    // Of orders at one price the first has it at the scale.
    const isBare = !isTold || prices.has(openPrice);
    prices.add(openPrice);
    return { id: `micro-${id}`, price: openPrice, kind: standing, label: isTold ? words.join(' ') : '', isBare };
  });
}

/** Where each was placed: an arrow at its bar. */
export const entryMarks = (orders: readonly RunningOrder[]): ChartMark[] =>
  orders.flatMap(({ id, createdAt, openPrice, direction }) =>
    createdAt === null
      ? []
      : [{ id: `micro-${id}`, time: createdAt, price: openPrice, kind: direction === 'up' ? 'buy' : 'sell' }],
  );

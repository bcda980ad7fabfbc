import type { CompletedOrder } from '@tradefloor/contract';
import { add, type Amount, type Decimal, div, mul, type Price, ZERO } from '@tradefloor/money';

/** What several fills of one side of one pair come to. */
export interface FilledSum {
  readonly base: string;
  readonly quote: string;
  readonly side: CompletedOrder['side'];
  readonly amount: Amount;
  /** Weighed by amount. */
  readonly average: Price;
}

/** An average has no more digits than a price can have. */
const AVERAGE_DIGITS = 8;

/** One piece of news for an order that met ten others: fills of a moment, summed up by pair and side. */
export function sumsOfFills(fills: readonly CompletedOrder[]): readonly FilledSum[] {
  const groups = new Map<string, CompletedOrder[]>();
  for (const fill of fills) {
    const name = `${fill.base}/${fill.quote} ${fill.side}`;
    groups.set(name, [...(groups.get(name) ?? []), fill]);
  }
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (first === undefined) return [];
    const { base, quote, side } = first;
    let amount: Amount = ZERO;
    let worth: Decimal = ZERO;
    for (const fill of group) {
      amount = add(amount, fill.amount);
      worth = add(worth, mul<Decimal>(fill.amount, fill.price));
    }
    return [{ base, quote, side, amount, average: div(worth as Price, amount, AVERAGE_DIGITS) }];
  });
}

import type { Quote } from '@tradefloor/contract';
import { compare, type Decimal, decimal, div, isPositive, mul } from '@tradefloor/money';
import { tickOf } from '../pair/digits';

const TEN = decimal('10');
/** A row wider than a hundredth of the price shows no market any more. */
const NARROWEST_PART = decimal('100');
const MOST_STEPS = 5;

/** The widths of a book's rows, the pair's own tick first: 0.01, 0.1, 1, 10, 100 for 97,412.56. */
export function groupingSteps(pair: Pick<Quote, 'price' | 'priceScale' | 'amountScale'>): readonly Decimal[] {
  const tick = tickOf(pair);
  const widest = isPositive(pair.price) ? div<Decimal>(pair.price, NARROWEST_PART, 18) : tick;
  const steps = [tick];
  for (let step = mul(tick, TEN); steps.length < MOST_STEPS && compare(step, widest) <= 0; step = mul(step, TEN)) {
    steps.push(step);
  }
  return steps;
}

import { add, compare, type Decimal, max as larger, min as smaller, sub, valueOfTyped, ZERO } from '@tradefloor/money';

interface Bounds {
  /** Zero when left out: nothing that is typed here can be negative. */
  readonly min?: Decimal | undefined;
  readonly max?: Decimal | undefined;
}

/** The next step up or down; from nothing, up is one step. Never beyond the bounds. */
export function stepped(value: string, step: Decimal, times: 1 | -1, { min = ZERO, max }: Bounds): string {
  const from = valueOfTyped(value) ?? ZERO;
  const to = times === 1 ? add<Decimal>(from, step) : compare(from, step) < 0 ? ZERO : sub<Decimal>(from, step);
  const raised = larger<Decimal>(to, min);
  return max === undefined ? raised : smaller(raised, max);
}

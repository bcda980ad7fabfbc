import { amount, type Amount, valueOfTyped } from '@tradefloor/money';

/** What stands in a field of money; null where it is empty or cannot be read. */
export function typedAmount(text: string): Amount | null {
  const typed = valueOfTyped(text);
  return typed === null ? null : amount(typed);
}

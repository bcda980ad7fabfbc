import type { LogEntry } from '@tradefloor/contract';
import { abs, add, type Amount, isNegative, ZERO } from '@tradefloor/money';

export interface Total {
  readonly currencyName: string;
  readonly received: Amount;
  readonly spent: Amount;
}

/** wallet.record-totals, of rows that are here whole. */
export function totalsOf(rows: readonly LogEntry[]): readonly Total[] {
  const totals = new Map<string, Total>();
  for (const { currencyName, value } of rows) {
    if (currencyName === null) continue;
    const { received, spent } = totals.get(currencyName) ?? { received: ZERO, spent: ZERO };
    totals.set(
      currencyName,
      isNegative(value)
        ? { currencyName, received, spent: add(spent, abs(value)) }
        : { currencyName, received: add(received, value), spent },
    );
  }
  return [...totals.values()].toSorted((one, other) => one.currencyName.localeCompare(other.currencyName));
}

import type { MicroCurrency, MicroDuration } from '@tradefloor/contract';
import { DEFAULT_MICRO_CURRENCY } from '@tradefloor/money';

/** The one that was chosen, while there is such a one; else Tether, which most pay in; else the first. */
export const chosenCurrency = (all: readonly MicroCurrency[], id: string | null): MicroCurrency | null =>
  all.find(currency => currency.id === id) ??
  all.find(currency => currency.id === String(DEFAULT_MICRO_CURRENCY)) ??
  all[0] ??
  null;

export const chosenDuration = (all: readonly MicroDuration[], seconds: number | null): MicroDuration | null =>
  all.find(duration => duration.seconds === seconds) ?? all[0] ?? null;

/** The one before or after it; at an end it stays. */
export function neighbour<Value>(all: readonly Value[], now: Value, step: -1 | 1): Value {
  const at = all.indexOf(now);
  return all[Math.min(all.length - 1, Math.max(0, at + step))] ?? now;
}

import { fromScaled, type Decimal, strip, toScaled } from '@tradefloor/money';
import { type AccountName, type Holding, keyOf, OUTSIDE } from './account';

/** Finer than any currency: price × quantity is always exact. */
export const LEDGER_SCALE = 18;

export const toUnits = (amount: Decimal): bigint => toScaled(amount, LEDGER_SCALE);
export const fromUnits = (units: bigint): Decimal => strip(fromScaled(units, LEDGER_SCALE));

export interface Line {
  readonly holding: Holding;
  /** In units of the ledger; what leaves a holding is negative. */
  readonly units: bigint;
}

export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
  constructor(readonly holding: Holding) {
    super(`Not enough in ${keyOf(holding)}.`);
  }
}

/** Every balance, in memory. It only ever changes by entries that sum to zero in each currency. */
export class Ledger {
  private readonly balances = new Map<string, { readonly holding: Holding; units: bigint }>();

  units(holding: Holding): bigint {
    return this.balances.get(keyOf(holding))?.units ?? 0n;
  }

  amount(holding: Holding): Decimal {
    return fromUnits(this.units(holding));
  }

  available(memberId: number, currencyId: number, account: AccountName): bigint {
    return this.units({ memberId, currencyId, account, part: 'available' });
  }

  /** All or nothing. Answers what each touched holding holds now. */
  post(lines: readonly Line[]): ReadonlyArray<{ holding: Holding; units: bigint }> {
    assertBalanced(lines);
    const after = new Map<string, { holding: Holding; units: bigint }>();
    for (const { holding, units } of lines) {
      const key = keyOf(holding);
      const before = after.get(key)?.units ?? this.balances.get(key)?.units ?? 0n;
      after.set(key, { holding, units: before + units });
    }
    for (const { holding, units } of after.values()) {
      if (units < 0n && holding.memberId !== OUTSIDE) throw new InsufficientBalance(holding);
    }
    for (const [key, balance] of after) this.balances.set(key, { ...balance });
    return [...after.values()];
  }

  /** What was stored becomes what is known: at start, and after a commit that was lost. */
  load(rows: Iterable<{ holding: Holding; units: bigint }>): void {
    this.balances.clear();
    for (const { holding, units } of rows) this.balances.set(keyOf(holding), { holding, units });
  }

  all(): Iterable<{ readonly holding: Holding; readonly units: bigint }> {
    return this.balances.values();
  }
}

function assertBalanced(lines: readonly Line[]): void {
  const sums = new Map<number, bigint>();
  for (const { holding, units } of lines) {
    sums.set(holding.currencyId, (sums.get(holding.currencyId) ?? 0n) + units);
  }
  for (const [currencyId, sum] of sums) {
    if (sum !== 0n) throw new Error(`An entry does not balance: currency ${currencyId} is off by ${fromUnits(sum)}.`);
  }
}

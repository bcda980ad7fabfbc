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

/** What one holding holds; it is the same object for as long as the ledger is not loaded again. */
export interface Balance {
  readonly key: string;
  readonly holding: Holding;
  readonly units: bigint;
}

/** Every balance, in memory. It only ever changes by entries that sum to zero in each currency. */
export class Ledger {
  private readonly balances = new Map<string, { readonly key: string; readonly holding: Holding; units: bigint }>();

  units(holding: Holding): bigint {
    return this.balances.get(keyOf(holding))?.units ?? 0n;
  }

  amount(holding: Holding): Decimal {
    return fromUnits(this.units(holding));
  }

  available(memberId: number, currencyId: number, account: AccountName): bigint {
    return this.units({ memberId, currencyId, account, part: 'available' });
  }

  /** All or nothing. Answers the balance of each touched holding. */
  post(lines: readonly Line[]): readonly Balance[] {
    assertBalanced(lines);
    const touched: Array<{ readonly balance: { units: bigint } & Balance; after: bigint }> = [];
    for (const { holding, units } of lines) {
      const key = keyOf(holding);
      const before = touched.find(one => one.balance.key === key);
      if (before) before.after += units;
      else {
        const balance = this.balances.get(key) ?? { key, holding, units: 0n };
        touched.push({ balance, after: balance.units + units });
      }
    }
    for (const { balance, after } of touched) {
      if (after < 0n && balance.holding.memberId !== OUTSIDE) throw new InsufficientBalance(balance.holding);
    }
    return touched.map(({ balance, after }) => {
      balance.units = after;
      this.balances.set(balance.key, balance);
      return balance;
    });
  }

  /** What was stored becomes what is known: at start, and after a commit that was lost. */
  load(rows: Iterable<{ holding: Holding; units: bigint }>): void {
    this.balances.clear();
    for (const { holding, units } of rows) {
      const key = keyOf(holding);
      this.balances.set(key, { key, holding, units });
    }
  }

  all(): Iterable<Balance> {
    return this.balances.values();
  }
}

function assertBalanced(lines: readonly Line[]): void {
  // Entries have a handful of lines: looking through them is quicker than any table of sums.
  for (const {
    holding: { currencyId },
  } of lines) {
    let sum = 0n;
    for (const { holding, units } of lines) if (holding.currencyId === currencyId) sum += units;
    if (sum !== 0n) throw new Error(`An entry does not balance: currency ${currencyId} is off by ${fromUnits(sum)}.`);
  }
}

import type { StatementBalance, StatementLine } from '@tradefloor/contract/ext';

/** One currency on paper. */
export interface PaperSheet {
  readonly balance: StatementBalance;
  /** Oldest first: each is the balance before it, and its amount, the balance after it. */
  readonly lines: readonly StatementLine[];
}

/** A currency after the other; one that nothing moved is in the summary alone. */
export const sheetsOf = (
  balances: readonly StatementBalance[],
  lines: readonly StatementLine[],
): readonly PaperSheet[] =>
  balances.flatMap(balance => {
    const own = lines.filter(({ currencyName }) => currencyName === balance.currencyName);
    return own.length === 0 ? [] : [{ balance, lines: own }];
  });

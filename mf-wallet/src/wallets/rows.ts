import type { BalanceRow, WalletOverview } from '@tradefloor/contract';
import { isSmall, usdtOf } from '@tradefloor/market';
import type { AccountKind } from '@tradefloor/money';

export type RowAction = 'deposit' | 'withdraw' | 'in' | 'out' | 'record';

/** wallet.rows-shown: of fiat those that match, of micro those of fiat that open micro, of leverage those that it takes. */
export function rowsOf(overview: WalletOverview, account: AccountKind): readonly BalanceRow[] {
  const { rows } = overview[account];
  switch (account) {
    case 'legal':
      return rows.filter(({ isMatch }) => isMatch);
    case 'micro':
      return rows.filter(({ isLegal, isMicro }) => isLegal && isMicro);
    case 'lever':
      return rows.filter(({ isLever }) => isLever);
    case 'change':
      return rows;
    default:
      return account satisfies never;
  }
}

const FIAT_CHAINS: ReadonlySet<string> = new Set(['BTC', 'ETH', 'USDT']);

/** wallet.fiat-chains: to the fiat account only BTC, ETH and USDT come in from outside, and leave again. */
export function actionsOf(
  account: AccountKind,
  { currencyName }: Pick<BalanceRow, 'currencyName'>,
): readonly RowAction[] {
  if (account === 'lever' || account === 'micro') return ['in', 'out', 'record'];
  const hasChain = account === 'change' || FIAT_CHAINS.has(currencyName.toUpperCase());
  return hasChain ? ['deposit', 'withdraw', 'record'] : ['record'];
}

export interface Wish {
  readonly search: string;
  readonly hidesSmall: boolean;
  /** The currency whose panel is open: it stays, with what is typed there. */
  readonly opened: string | null;
}

/** wallet.small-balances: what is searched by its name is found, though it is small: most are to be paid in first. */
export function wanted(rows: readonly BalanceRow[], account: AccountKind, { search, hidesSmall, opened }: Wish) {
  const name = search.trim().toLowerCase();
  const isHidden = (row: BalanceRow) => hidesSmall && name === '' && isSmall(usdtOf(row, row.held[account]));
  return rows.filter(
    row => row.currencyId === opened || (row.currencyName.toLowerCase().includes(name) && !isHidden(row)),
  );
}

export interface Opened {
  readonly currencyId: string;
  readonly action: RowAction;
}

/** What an address opens: a row by its currency, else the first that has it; USDT before others, as most is paid in it. */
export function openedBy(
  rows: readonly BalanceRow[],
  account: AccountKind,
  { currencyId, action }: { readonly currencyId: string | null; readonly action: string | null },
): Opened | null {
  const may = (row: BalanceRow) => actionsOf(account, row).find(one => one === action);
  const named = currencyId === null ? rows.toSorted((one, other) => rank(one) - rank(other)) : rows;
  const row = named.find(one => (currencyId === null || one.currencyId === currencyId) && may(one) !== undefined);
  const found = row && may(row);
  return row && found ? { currencyId: row.currencyId, action: found } : null;
}

const rank = ({ currencyName }: BalanceRow): number => (currencyName === 'USDT' ? 0 : 1);

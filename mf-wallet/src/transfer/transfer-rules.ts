import type { CurrencyId, PayloadOf, transfer, WalletOverview } from '@tradefloor/contract';
import {
  type AccountKind,
  type Amount,
  compare,
  exchangeQuantityIn,
  isExchangeQuantity,
  isPositive,
  min,
  TRANSFER_CAP,
  transferFault,
  type TransferFault,
} from '@tradefloor/money';
import { typedAmount } from '../withdraw/typed-amount';

export const ACCOUNTS: readonly AccountKind[] = ['legal', 'change', 'lever', 'micro'];

/** look.bright-digits: two on the pages of transfers. */
export const BRIGHT_DIGITS = 2;

/** So many of the last transfers are shown beside the form. */
export const RECENT = 5;

/** What stands in the form, as it is typed. */
export interface TransferDraft {
  readonly currencyId: string;
  readonly from: AccountKind;
  readonly to: AccountKind;
  readonly amount: string;
}

/** A currency that can go from one account to another. */
export interface Movable {
  readonly id: CurrencyId;
  readonly name: string;
  readonly decimals: number;
  readonly accounts: readonly AccountKind[];
  readonly available: Readonly<Record<AccountKind, Amount>>;
}

const DECIMALS = 8;

/** Those that at least two accounts hold, in the order of the spot wallet. */
export function movable(overview: WalletOverview): readonly Movable[] {
  return overview.change.rows.flatMap(row => {
    const accounts = ACCOUNTS.filter(account =>
      overview[account].rows.some(({ currencyId }) => currencyId === row.currencyId),
    );
    if (accounts.length < 2) return [];
    const { legal, change, lever, micro } = row.held;
    return [
      {
        id: row.currencyId,
        name: row.currencyName,
        decimals: row.decimals ?? DECIMALS,
        accounts,
        available: {
          legal: legal.available,
          change: change.available,
          lever: lever.available,
          micro: micro.available,
        },
      },
    ];
  });
}

/** Whoever chooses the account of the other side wants the two to change places. */
export function withAccount(draft: TransferDraft, side: 'from' | 'to', account: AccountKind): TransferDraft {
  const other = side === 'from' ? 'to' : 'from';
  return { ...draft, [side]: account, ...(draft[other] === account ? { [other]: draft[side] } : {}) };
}

/** Another currency may not be in these accounts. */
export function withCurrency(draft: TransferDraft, currency: Movable): TransferDraft {
  const from = currency.accounts.includes(draft.from) ? draft.from : (currency.accounts[0] ?? draft.from);
  const isThere = currency.accounts.includes(draft.to) && draft.to !== from;
  const to = isThere ? draft.to : (currency.accounts.find(account => account !== from) ?? draft.to);
  return { currencyId: currency.id, from, to, amount: '' };
}

/** wallet.transfer-limits: everything that may leave, as far as one transfer goes; of an exchange in whole steps. */
export function allOf(
  { available }: Movable,
  from: AccountKind,
  isExchange: boolean,
  leaving: Amount | null = null,
): Amount {
  // Of nothing that may leave, and of less than a step, it is said that it is too little.
  const all = min(leaving !== null && isPositive(leaving) ? leaving : available[from], TRANSFER_CAP);
  const steps = exchangeQuantityIn(all);
  return isExchange && isPositive(steps) ? steps : all;
}

export type TransferProblem = TransferFault | 'carries-positions' | 'no-step';

/** wallet.transfer-limits, for the exchange between fiat and leverage wallet.exchange-step, and leverage.may-leave. */
export function problemOf(
  { from, to, amount }: TransferDraft,
  { available }: Movable,
  isExchange: boolean,
  leaving: Amount | null = null,
): TransferProblem | null {
  const number = typedAmount(amount);
  const fault = transferFault(number, from, to, available[from]);
  if (fault !== null || number === null) return fault;
  if (leaving !== null && compare(number, leaving) > 0) return 'carries-positions';
  return isExchange && !isExchangeQuantity(number) ? 'no-step' : null;
}

/** The exchange is the older form, which names the way and not the accounts. */
export function transferOf(
  { from, to }: TransferDraft,
  { id: currencyId }: Movable,
  amount: Amount,
  isExchange: boolean,
): PayloadOf<typeof transfer> {
  return isExchange ? { amount, currencyId, way: 'legal-to-lever' } : { amount, currencyId, from, to };
}

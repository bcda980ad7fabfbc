import { decimal } from '@tradefloor/money';
import type { AccountName } from '../../ledger/account';
import { toUnits } from '../../ledger/ledger';
import { type Currency, findCurrency } from '../../market/currency';
import type { ChainFate, ChainRecordRow } from '../../storage/tables/wallet';
import { type Network, networkCalled } from '../networks/networks';

/** wallet.chain-states, as the wire counts them. */
export const STATUS = {
  applying: 1,
  awaitingChain: 2,
  success: 3,
  failure: 4,
  rejected: 5,
  inStation: 6,
} as const;

export interface Delays {
  /** Between the request and the chain. */
  readonly reviewMs: number;
  readonly blockMs: number;
}

/** What is about to move, in the ledger's units. */
export interface ChainWish {
  readonly memberId: number;
  readonly currency: Currency;
  readonly account: AccountName;
  readonly network: Network;
  readonly address: string;
  readonly units: bigint;
  readonly fate: ChainFate;
}
export interface DepositWish extends ChainWish {
  readonly fromAddress?: string | undefined;
  readonly hash?: string | undefined;
  readonly picture?: string | undefined;
  /** Seen on the chain already: nothing is reviewed. */
  readonly isSeen?: boolean;
}
export interface WithdrawalWish extends ChainWish {
  readonly fee: bigint;
  readonly toMemberId: number | null;
}

export const amountUnits = (row: ChainRecordRow): bigint => toUnits(decimal(row.amount));
export const feeUnits = (row: ChainRecordRow): bigint => toUnits(decimal(row.fee));
export const receivedUnits = (row: ChainRecordRow): bigint => amountUnits(row) - feeUnits(row);

export function networkOfRecord(row: ChainRecordRow): Pick<Network, 'creditAfter' | 'withdrawAfter'> {
  const currency = findCurrency(row.currency_id);
  // A network that was closed meanwhile lets what is under way arrive.
  return (currency && networkCalled(currency, row.network)) ?? { creditAfter: 1, withdrawAfter: 1 };
}

/** What the row is after the blocks up to `at`; it moves on again at `next_at`. */
export function confirmed(row: ChainRecordRow, at: number, target: number, { blockMs }: Delays): ChainRecordRow {
  const due = row.next_at ?? at;
  const blocks = Math.min(1 + Math.floor((at - due) / blockMs), target - row.confirmations);
  return { ...row, confirmations: row.confirmations + blocks, next_at: due + blocks * blockMs };
}

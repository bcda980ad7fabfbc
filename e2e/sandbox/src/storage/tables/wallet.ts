import type { AccountName } from '../../ledger/account';

export interface WalletTables {
  deposit_address: DepositAddressRow;
  withdrawal_address: WithdrawalAddressRow;
  chain_record: ChainRecordRow;
}

/** Where a member pays in one currency on one network: given once, kept for ever. */
export interface DepositAddressRow {
  address: string;
  member_id: number;
  currency_id: number;
  network: string;
  created_at: number;
}

export interface WithdrawalAddressRow {
  id: number;
  member_id: number;
  currency_id: number;
  address: string;
  notes: string;
  created_at: number;
}

export type ChainKind = 'deposit' | 'withdrawal';
/** As the chain will decide; known from the beginning, so that a restart does not change it. */
export type ChainFate = 'success' | 'chain-failure' | 'rejected';

export interface ChainRecordRow {
  id: number;
  member_id: number;
  kind: ChainKind;
  currency_id: number;
  account: AccountName;
  network: string;
  /** Where it goes. */
  address: string;
  from_address: string | null;
  hash: string | null;
  picture: string | null;
  amount: string;
  /** Of the amount; 0 for a deposit. */
  fee: string;
  /** wallet.chain-states, as the wire counts them: 1 applying … 6 in-station success. */
  status: number;
  fate: ChainFate;
  confirmations: number;
  /** Whose the address is, when it is a member's: nothing goes on the chain then. */
  to_member_id: number | null;
  created_at: number;
  /** When it moves on; null once nothing more happens. */
  next_at: number | null;
}

export const WALLET_KEYS = {
  deposit_address: ['address'],
  withdrawal_address: ['id'],
  chain_record: ['id'],
} as const;

export const WALLET_NUMBERED = ['withdrawal_address', 'chain_record'] as const;

import type { AccountName, Part } from '../ledger/account';
import type { AccountTables } from './tables/account';
import type { C2cTables } from './tables/c2c';
import type { LeverageTables } from './tables/leverage';
import type { MicroTables } from './tables/micro';
import type { StakingTables } from './tables/staking';
import type { CauseName } from '../ledger/causes';
import type { WalletTables } from './tables/wallet';

/** Rows as they are stored: ids and milliseconds as numbers, money as decimal strings. */
export interface Tables extends AccountTables, C2cTables, LeverageTables, MicroTables, StakingTables, WalletTables {
  member: MemberRow;
  session: SessionRow;
  one_time_code: CodeRow;
  member_message: MessageRow;
  balance: BalanceRow;
  ledger_entry: EntryRow;
  ledger_line: LineRow;
  spot_order: SpotOrderRow;
  spot_fill: SpotFillRow;
  bar: BarRow;
  public_trade: PublicTradeRow;
  idempotent_answer: IdempotentAnswerRow;
  setting: SettingRow;
}

export interface MemberRow {
  id: number;
  /** Lower case e-mail, or a phone number as E.164. */
  account: string;
  email: string | null;
  phone: string | null;
  password_hash: string;
  /** Invites others; unique. */
  extension_code: string;
  invited_by: number | null;
  is_seller: boolean;
  /** 0 not submitted, 1 in review, 2 verified (account.review-states). */
  review_status: number;
  /** What the member may do beyond trading, comma-separated: `acceptor`, `agent`, `operator`. */
  roles: string;
  created_at: number;
}

export interface SessionRow {
  token_hash: string;
  member_id: number;
  created_at: number;
  used_at: number;
  device: string;
  /** Where it signed in from. */
  address: string;
}

export interface CodeRow {
  id: number;
  account: string;
  purpose: string;
  code_hash: string;
  /** A keyed hash of the place; empty for those of earlier builds. */
  asked_by: string;
  created_at: number;
  expires_at: number;
  wrong_tries: number;
  used_at: number | null;
}

export interface MessageRow {
  id: number;
  member_id: number;
  /** JSON text: one title and one content a language. */
  texts: string;
  is_read: boolean;
  created_at: number;
}

export interface BalanceRow {
  member_id: number;
  currency_id: number;
  account: AccountName;
  part: Part;
  amount: string;
}

export interface EntryRow {
  id: number;
  cause: CauseName;
  reference: string;
  at: number;
  /** The view `ledger_line` has them as rows. */
  lines: readonly PostingRow[];
  /** Whose accounts hold more or less after it; null where money was only locked or freed. */
  concerns: readonly number[] | null;
}

/** The type `ledger_posting`. */
export type PostingRow = Omit<LineRow, 'entry_id' | 'line'>;

/** A view of what stands in the entries. */
export interface LineRow {
  entry_id: number;
  line: number;
  member_id: number;
  currency_id: number;
  account: AccountName;
  part: Part;
  amount: string;
}

export type SpotOrderState = 'open' | 'filled' | 'cancelled';

export interface SpotOrderRow {
  id: number;
  member_id: number;
  pair_id: number;
  side: 'buy' | 'sell';
  kind: 'limit' | 'market';
  price: string;
  quantity: string;
  remaining: string;
  state: SpotOrderState;
  created_at: number;
  closed_at: number | null;
  /** Chosen by the client; unique for a member. */
  client_order_id: string | null;
}

/** One side of one trade: what a member gave and got. */
export interface SpotFillRow {
  id: number;
  order_id: number;
  member_id: number;
  pair_id: number;
  side: 'buy' | 'sell';
  price: string;
  quantity: string;
  total: string;
  /** In the currency that was received. */
  fee: string;
  at: number;
}

export interface BarRow {
  pair_id: number;
  span: 'minute' | 'hour' | 'day';
  at: number;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
}

export interface PublicTradeRow {
  pair_id: number;
  id: number;
  price: string;
  quantity: string;
  side: 'buy' | 'sell';
  at: number;
}

export interface IdempotentAnswerRow {
  member_id: number;
  key: string;
  call: string;
  request_hash: string;
  answer: string;
  at: number;
}

export interface SettingRow {
  name: string;
  value: string;
}

import type { Tables } from './tables';
import { C2C_KEYS } from './tables/c2c';
import { STAKING_KEYS } from './tables/staking';
import { WALLET_KEYS } from './tables/wallet';

/** Every table that rows are written to; `ledger_line` is a view of one. */
export type Stored = Exclude<keyof Tables, 'ledger_line'>;

export type Row = Readonly<Record<string, unknown>>;

/** Each table's key. Rows of a table without one are only ever added: nothing has to be looked for. */
export const KEYS = {
  member: ['id'],
  session: ['token_hash'],
  one_time_code: ['id'],
  member_message: ['id'],
  picture: ['name'],
  identity: ['member_id'],
  member_security: ['member_id'],
  member_region: ['member_id'],
  way_back: ['key_hash'],
  rebate: ['day', 'inviter_id', 'invitee_id'],
  spot_order: ['id'],
  spot_fill: [],
  leverage_order: ['id'],
  micro_order: ['id'],
  micro_insurance: ['id'],
  micro_day: ['member_id'],
  ledger_entry: [],
  balance: ['member_id', 'currency_id', 'account', 'part'],
  bar: ['pair_id', 'span', 'at'],
  public_trade: ['pair_id', 'id'],
  idempotent_answer: ['member_id', 'key'],
  setting: ['name'],
  ...C2C_KEYS,
  ...STAKING_KEYS,
  ...WALLET_KEYS,
} as const satisfies { readonly [Name in Stored]: ReadonlyArray<keyof Tables[Name]> };

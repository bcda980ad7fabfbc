import { type Migration, sql } from 'kysely';

const statements = [
  `create table member (
    id int8 primary key, account text not null unique, email text unique, phone text unique, country_code text,
    password_hash text not null, extension_code text not null unique, invited_by int8 references member (id),
    is_seller boolean not null default false, review_status int4 not null default 0, roles text not null default '',
    created_at int8 not null)`,
  `create table session (
    token_hash text primary key, member_id int8 not null references member (id),
    created_at int8 not null, used_at int8 not null, device text not null)`,
  `create index session_member on session (member_id)`,
  `create table one_time_code (
    id int8 primary key, account text not null, purpose text not null, code_hash text not null,
    created_at int8 not null, expires_at int8 not null, wrong_tries int4 not null default 0, used_at int8)`,
  `create index one_time_code_account on one_time_code (account, purpose, id desc)`,
  `create table member_message (
    id int8 primary key, member_id int8 not null references member (id), texts text not null,
    is_read boolean not null default false, created_at int8 not null)`,
  `create index member_message_member on member_message (member_id, id desc)`,
  // Members below zero are the exchange's own parties (ledger/account.ts): no foreign key here.
  `create table balance (
    member_id int8 not null, currency_id int4 not null, account text not null, part text not null,
    amount numeric not null, primary key (member_id, currency_id, account, part),
    check (amount >= 0 or member_id = -1))`,
  `create table ledger_entry (id int8 primary key, cause text not null, reference text not null, at int8 not null)`,
  `create table ledger_line (
    entry_id int8 not null, line int4 not null, member_id int8 not null, currency_id int4 not null,
    account text not null, part text not null, amount numeric not null, primary key (entry_id, line))`,
  `create index ledger_line_member on ledger_line (member_id, currency_id, entry_id desc)`,
  `create table spot_order (
    id int8 primary key, member_id int8 not null references member (id), pair_id int4 not null,
    side text not null, kind text not null, price numeric not null, quantity numeric not null,
    remaining numeric not null, state text not null, created_at int8 not null, closed_at int8, client_order_id text)`,
  `create unique index spot_order_client on spot_order (member_id, client_order_id) where client_order_id is not null`,
  `create index spot_order_open on spot_order (id) where state = 'open'`,
  `create index spot_order_member on spot_order (member_id, state, id desc)`,
  `create table spot_fill (
    id int8 primary key, order_id int8 not null references spot_order (id), member_id int8 not null,
    pair_id int4 not null, side text not null, price numeric not null, quantity numeric not null,
    total numeric not null, fee numeric not null, at int8 not null)`,
  `create index spot_fill_member on spot_fill (member_id, id desc)`,
  `create table bar (
    pair_id int4 not null, span text not null, at int8 not null, open numeric not null, high numeric not null,
    low numeric not null, close numeric not null, volume numeric not null, primary key (pair_id, span, at))`,
  `create table public_trade (
    pair_id int4 not null, id int8 not null, price numeric not null, quantity numeric not null, side text not null,
    at int8 not null, primary key (pair_id, id))`,
  `create table idempotent_answer (
    member_id int8 not null, key text not null, call text not null, request_hash text not null, answer text not null,
    at int8 not null, primary key (member_id, key))`,
  `create table setting (name text primary key, value text not null)`,
];

export const firstTables: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

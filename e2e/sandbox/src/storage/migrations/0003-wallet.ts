import { type Migration, sql } from 'kysely';

const statements = [
  `create table deposit_address (
    address text primary key, member_id int8 not null references member (id), currency_id int4 not null,
    network text not null, created_at int8 not null, unique (member_id, currency_id, network))`,
  `create table withdrawal_address (
    id int8 primary key, member_id int8 not null references member (id), currency_id int4 not null,
    address text not null, notes text not null, created_at int8 not null)`,
  `create index withdrawal_address_member on withdrawal_address (member_id, currency_id, id desc)`,
  `create table chain_record (
    id int8 primary key, member_id int8 not null references member (id), kind text not null, currency_id int4 not null,
    account text not null, network text not null, address text not null, from_address text, hash text, picture text,
    amount numeric not null, fee numeric not null, status int4 not null, fate text not null, confirmations int4 not null,
    to_member_id int8, created_at int8 not null, next_at int8, check (amount > 0 and fee >= 0 and fee <= amount))`,
  `create index chain_record_member on chain_record (member_id, kind, id desc)`,
  `create index chain_record_moving on chain_record (next_at) where next_at is not null`,
  // One payment on a chain is credited once, whoever claims it.
  `create unique index chain_record_hash on chain_record (currency_id, hash) where kind = 'deposit' and hash is not null`,
];

export const wallet: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

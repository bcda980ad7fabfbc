import { type Migration, sql } from 'kysely';

const statements = [
  `alter table session add column address text not null default ''`,
  `create table picture (
    name text primary key, member_id int8 not null references member (id), hash text not null, content text not null,
    created_at int8 not null)`,
  `create table identity (
    member_id int8 primary key references member (id), name text not null, card_sealed text not null,
    card_hash text unique, front_picture text, reverse_picture text, status int4 not null,
    submitted_at int8 not null, reviewed_at int8)`,
  `create table member_security (
    member_id int8 primary key references member (id), two_step_secret text, two_step_pending text,
    two_step_used int8 not null, recovery_codes text not null, fund_password_hash text, anti_phishing_phrase text)`,
  `create table member_region (
    member_id int8 primary key references member (id), agent_id int8 references member (id),
    city_name text not null, district_name text not null)`,
  `create index member_region_agent on member_region (agent_id, member_id desc)`,
  `create table rebate (
    day int8 not null, inviter_id int8 not null references member (id), invitee_id int8 not null references member (id),
    level int4 not null, amount numeric not null, primary key (day, inviter_id, invitee_id))`,
];

export const account: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

import { type Migration, sql } from 'kysely';

const statements = [
  `create table ruling (
    id int8 primary key, of_kind text not null, deal_id int8 not null, buyer_id int8 not null references member (id),
    seller_id int8 not null references member (id), currency_id int4 not null, quantity numeric not null,
    money numeric not null, asked_by int8, asked_at int8 not null, status text not null, decided_for text,
    decided_by int8, closed_at int8, unique (of_kind, deal_id))`,
  `create index ruling_buyer on ruling (buyer_id, id desc)`,
  `create index ruling_seller on ruling (seller_id, id desc)`,
  `create index ruling_open on ruling (id) where status = 'open'`,
  `create table deal_word (
    id int8 primary key, of_kind text not null, deal_id int8 not null, member_id int8 not null references member (id),
    text text not null, picture text, created_at int8 not null)`,
  `create index deal_word_deal on deal_word (of_kind, deal_id, id)`,
  `create index deal_word_picture on deal_word (picture) where picture is not null`,
];

export const rulings: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

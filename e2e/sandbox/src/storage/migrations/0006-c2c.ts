import { type Migration, sql } from 'kysely';

const statements = [
  `create table payment_detail (
    member_id int8 primary key references member (id), real_name text not null, bank_name text, bank_account text,
    alipay_account text, alipay_picture text, wechat_nickname text, wechat_account text, wechat_picture text,
    updated_at int8 not null)`,
  `create table c2c_trader (member_id int8 primary key references member (id), name text not null)`,
  `create table c2c_advert (
    id int8 primary key, member_id int8 not null references member (id), side text not null, currency_id int4 not null,
    price numeric not null, total numeric not null, remaining numeric not null, way text not null, min_money numeric,
    max_money numeric, status text not null, created_at int8 not null, closed_at int8, check (remaining >= 0))`,
  `create index c2c_advert_published on c2c_advert (id) where status = 'published'`,
  `create index c2c_advert_member on c2c_advert (member_id, side, id desc)`,
  `create table c2c_order (
    id int8 primary key, advert_id int8 not null references c2c_advert (id),
    owner_id int8 not null references member (id), buyer_id int8 not null references member (id),
    seller_id int8 not null references member (id), currency_id int4 not null, price numeric not null,
    quantity numeric not null, money numeric not null, way text not null, status text not null,
    created_at int8 not null, pay_by int8 not null, paid_at int8, closed_at int8, closed_by text,
    seller_details text not null, buyer_details text not null)`,
  `create index c2c_order_open on c2c_order (id) where status in ('unpaid', 'paid')`,
  `create index c2c_order_closed on c2c_order (closed_at) where status = 'cancelled'`,
  `create index c2c_order_buyer on c2c_order (buyer_id, id desc)`,
  `create index c2c_order_seller on c2c_order (seller_id, id desc)`,
  `create index c2c_order_advert on c2c_order (advert_id, id desc)`,
  `create table acceptor (
    id int8 primary key, member_id int8 not null unique references member (id), name text not null,
    wechat_nickname text, wechat_account text, alipay_nickname text, alipay_account text, bank_name text,
    bank_account text, bank_address text, recharge_quota numeric not null, recharge_rate numeric not null,
    withdrawal_quota numeric not null, withdrawal_rate numeric not null)`,
  `create table acceptor_deal (
    id int8 primary key, acceptor_id int8 not null references acceptor (id),
    member_id int8 not null references member (id), side text not null, money numeric not null,
    yuan_rate numeric not null, quantity numeric not null, fee_percent numeric not null, way text not null,
    phone text not null, deal_account text not null, acceptor_account text not null, status text not null,
    closed_by text, created_at int8 not null, updated_at int8 not null, transferred_at int8)`,
  `create index acceptor_deal_waiting on acceptor_deal (id) where status = 'waiting'`,
  `create index acceptor_deal_member on acceptor_deal (member_id, side, id desc)`,
  `create index acceptor_deal_acceptor on acceptor_deal (acceptor_id, id desc)`,
];

export const c2c: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

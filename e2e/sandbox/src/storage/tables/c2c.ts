/** Fiat between members, and acceptors. Money in CNY, quantities in the currency. */
export interface C2cTables {
  payment_detail: PaymentDetailRow;
  c2c_trader: C2cTraderRow;
  c2c_advert: AdvertRow;
  c2c_order: C2cOrderRow;
  acceptor: AcceptorRow;
  acceptor_deal: AcceptorDealRow;
  ruling: RulingRow;
  deal_word: DealWordRow;
  deal_read: DealReadRow;
}

export const C2C_KEYS = {
  payment_detail: ['member_id'],
  c2c_trader: ['member_id'],
  c2c_advert: ['id'],
  c2c_order: ['id'],
  acceptor: ['id'],
  acceptor_deal: ['id'],
  ruling: ['id'],
  deal_word: ['id'],
  deal_read: ['member_id', 'of_kind', 'deal_id'],
} as const;

export type Way = 'alipay' | 'wechat' | 'bank';

/** How a member can be paid. */
export interface PaymentDetailRow {
  member_id: number;
  real_name: string;
  bank_name: string | null;
  bank_account: string | null;
  alipay_account: string | null;
  alipay_picture: string | null;
  wechat_nickname: string | null;
  wechat_account: string | null;
  wechat_picture: string | null;
  updated_at: number;
}

/** The name that a merchant trades under; everybody else is shown by a masked account. */
export interface C2cTraderRow {
  member_id: number;
  name: string;
}

export type AdvertStatus = 'published' | 'sold-out' | 'withdrawn';

export interface AdvertRow {
  id: number;
  member_id: number;
  side: 'buy' | 'sell';
  currency_id: number;
  price: string;
  total: string;
  remaining: string;
  way: Way;
  min_money: string | null;
  max_money: string | null;
  status: AdvertStatus;
  created_at: number;
  /** When it was withdrawn. */
  closed_at: number | null;
}

export type C2cStatus = 'unpaid' | 'paid' | 'finished' | 'cancelled';

export interface C2cOrderRow {
  id: number;
  advert_id: number;
  /** Who published the advert. */
  owner_id: number;
  buyer_id: number;
  seller_id: number;
  currency_id: number;
  price: string;
  quantity: string;
  money: string;
  way: Way;
  status: C2cStatus;
  created_at: number;
  pay_by: number;
  paid_at: number | null;
  closed_at: number | null;
  closed_by: 'buyer' | 'seller' | 'time' | 'ruling' | null;
  /** JSON text: how both could be paid when the order was made. */
  seller_details: string;
  buyer_details: string;
}

export interface AcceptorRow {
  id: number;
  member_id: number;
  name: string;
  wechat_nickname: string | null;
  wechat_account: string | null;
  alipay_nickname: string | null;
  alipay_account: string | null;
  bank_name: string | null;
  bank_account: string | null;
  bank_address: string | null;
  /** The most that one deal may be, and what it costs in percent. */
  recharge_quota: string;
  recharge_rate: string;
  withdrawal_quota: string;
  withdrawal_rate: string;
}

export interface AcceptorDealRow {
  id: number;
  acceptor_id: number;
  member_id: number;
  /** `buy` recharges, `sell` withdraws. */
  side: 'buy' | 'sell';
  money: string;
  /** Yuan for one USDT, and what was held of them for the deal. */
  yuan_rate: string;
  quantity: string;
  fee_percent: string;
  way: Way;
  phone: string;
  deal_account: string;
  acceptor_account: string;
  status: 'waiting' | 'confirmed' | 'refused';
  closed_by: 'acceptor' | 'member' | 'time' | 'ruling' | null;
  created_at: number;
  updated_at: number;
  transferred_at: number | null;
}

/** Coins held between two: a C2C order, or a deal with an acceptor. */
export type DealKind = 'c2c-order' | 'acceptor-deal';

/** An operator is asked whose the held coins are; one a deal. */
export interface RulingRow {
  id: number;
  of_kind: DealKind;
  deal_id: number;
  buyer_id: number;
  seller_id: number;
  currency_id: number;
  quantity: string;
  money: string;
  /** Null where time itself asked. */
  asked_by: number | null;
  asked_at: number;
  status: 'open' | 'settled' | 'decided';
  decided_for: 'buyer' | 'seller' | null;
  decided_by: number | null;
  closed_at: number | null;
}

/** What one of the two, or the operator, said on a deal. */
export interface DealWordRow {
  id: number;
  of_kind: DealKind;
  deal_id: number;
  member_id: number;
  /** Empty where a picture says it all, or a note. */
  text: string;
  picture: string | null;
  created_at: number;
  /** What a simulated merchant says, by its name. */
  note: string | null;
  /** What its author's client calls it. */
  key: string | null;
}

/** Up to which word somebody has read what was said on a deal. */
export interface DealReadRow {
  member_id: number;
  of_kind: DealKind;
  deal_id: number;
  word_id: number;
}

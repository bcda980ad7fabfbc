import { type AcceptorDeal, type Advert, asId, asInstant, type C2cOrder } from '@tradefloor/contract';
import type { DealWord, Ruling } from '@tradefloor/contract/ext';
import { amount, price } from '@tradefloor/money';

/** An advert of somebody who sells dollars by bank, at 7.13, from 100 CNY. */
export const anAdvert = (change: Partial<Advert> = {}): Advert => ({
  id: asId('12'),
  side: 'sell',
  currencyId: asId('3'),
  currencyName: 'USDT',
  price: price('7.13'),
  total: amount('500'),
  remaining: amount('300'),
  way: 'bank',
  minMoney: amount('100'),
  maxMoney: null,
  ownerName: 'Harbour OTC',
  ownerId: asId('40'),
  ownerIsSeller: true,
  ownerRecord: null,
  isOwn: false,
  openOrders: 0,
  status: 'published',
  createdAt: asInstant(1_763_700_000_000),
  ...change,
});

/** An order of 100 dollars that its buyer has not paid yet, as the buyer sees it. */
export const aC2cOrder = (change: Partial<C2cOrder> = {}): C2cOrder => ({
  id: asId('7'),
  advertId: asId('12'),
  side: 'buy',
  currencyId: asId('3'),
  currencyName: 'USDT',
  amount: amount('100'),
  price: price('7.13'),
  money: amount('713'),
  way: 'bank',
  wayName: 'Bank card',
  status: 'unpaid',
  createdAt: asInstant(1_763_700_000_000),
  payBy: asInstant(1_763_700_900_000),
  sellerName: 'Harbour OTC',
  sellerPhone: null,
  phone: null,
  otherRealName: '李海涛',
  sellerDetails: {
    realName: '李海涛',
    bankName: '中国农业银行',
    bankAccount: '6228480402564890018',
    alipayAccount: null,
    wechatAccount: null,
    wechatNickname: null,
    picture: null,
  },
  userDetails: null,
  isAdvertOwner: false,
  ...change,
});

/** A withdrawal of 711 CNY that its member asked of this acceptor. */
export const anAcceptorDeal = (change: Partial<AcceptorDeal> = {}): AcceptorDeal => ({
  id: asId('21'),
  side: 'sell',
  money: amount('711'),
  account: '6214830112345678',
  acceptorName: 'Counter',
  acceptorAccount: '6228480402564890018',
  way: 'bank',
  wayName: 'Bank card',
  status: 'waiting',
  createdAt: asInstant(1_763_700_000_000),
  updatedAt: null,
  transferredAt: null,
  isServing: true,
  memberName: 'An***',
  phone: '13800138000',
  amount: amount('100'),
  toPay: amount('705.31'),
  ...change,
});

/** What the seller said on it. */
export const aWord = (id: number, change: Partial<DealWord> = {}): DealWord => ({
  id: asId(id),
  by: 'seller',
  text: `Word ${id}`,
  picture: null,
  at: asInstant(1_763_700_000_000),
  ...change,
});

/** A dispute that the buyer opened on order 7. */
export const aRuling = (change: Partial<Ruling> = {}): Ruling => ({
  id: asId('3'),
  of: 'c2c-order',
  dealId: asId('7'),
  role: 'buyer',
  askedBy: 'buyer',
  askedAt: asInstant(1_763_700_000_000),
  buyerName: 'An***',
  sellerName: 'Harbour OTC',
  currencyName: 'USDT',
  amount: amount('100'),
  money: amount('713'),
  status: 'open',
  decidedFor: null,
  closedAt: null,
  ...change,
});

import type { PaymentDetailRow, Way } from '../storage/tables/c2c';

export interface Offer {
  readonly side: 'buy' | 'sell';
  readonly currency: 'USDT' | 'BTC' | 'ETH';
  readonly way: Way;
  readonly percentOfMarket: string;
  /** Yuan: of the whole advert, and of its smallest order. */
  readonly worth: string;
  readonly least: string;
}

export interface Merchant {
  readonly name: string;
  readonly details: Omit<PaymentDetailRow, 'member_id' | 'updated_at'>;
  readonly offers: readonly Offer[];
}

const detailsOf = (realName: string, bank: string, card: string, handle: string): Merchant['details'] => ({
  real_name: realName,
  bank_name: bank,
  bank_account: card,
  alipay_account: `${handle}@merchants.tradefloor.test`,
  alipay_picture: null,
  wechat_nickname: realName,
  wechat_account: `${handle}_wx`,
  wechat_picture: null,
});

const offer = (
  side: Offer['side'],
  currency: Offer['currency'],
  way: Way,
  percentOfMarket: string,
  worth: string,
  least: string,
): Offer => ({ side, currency, way, percentOfMarket, worth, least });

/** Simulated members who make the fiat market; they sell a little above the market and buy a little below. */
export const MERCHANTS: readonly Merchant[] = [
  {
    name: 'Harbour OTC',
    details: detailsOf('李海涛', '中国农业银行', '6228480402564890018', 'harbour'),
    offers: [
      offer('sell', 'USDT', 'bank', '100.3', '68000', '500'),
      offer('sell', 'USDT', 'alipay', '100.5', '24000', '200'),
      offer('buy', 'USDT', 'bank', '99.6', '52000', '500'),
      offer('sell', 'BTC', 'bank', '100.6', '180000', '1000'),
    ],
  },
  {
    name: 'Lotus Desk',
    details: detailsOf('赵丽娜', '招商银行', '6225880137708821', 'lotus'),
    offers: [
      offer('sell', 'USDT', 'wechat', '100.6', '15000', '100'),
      offer('buy', 'USDT', 'alipay', '99.4', '30000', '200'),
      offer('sell', 'ETH', 'alipay', '100.7', '46000', '500'),
    ],
  },
  {
    name: 'Peak Exchange',
    details: detailsOf('孙志强', '中国建设银行', '6217001210034567890', 'peak'),
    offers: [
      offer('sell', 'USDT', 'bank', '100.2', '120000', '5000'),
      offer('buy', 'USDT', 'bank', '99.7', '90000', '2000'),
      offer('buy', 'BTC', 'bank', '99.3', '220000', '2000'),
      offer('sell', 'BTC', 'alipay', '100.8', '95000', '1000'),
    ],
  },
  {
    name: 'Old Town Coins',
    details: detailsOf('吴建军', '交通银行', '6222600260001072444', 'oldtown'),
    offers: [
      offer('sell', 'USDT', 'alipay', '100.4', '9800', '100'),
      offer('buy', 'USDT', 'wechat', '99.2', '12000', '100'),
      offer('buy', 'ETH', 'bank', '99.1', '38000', '500'),
    ],
  },
  {
    name: 'Riverside Pay',
    details: detailsOf('郑雅文', '中国银行', '6216611800001234567', 'riverside'),
    offers: [
      offer('sell', 'USDT', 'wechat', '100.9', '6600', '100'),
      offer('sell', 'ETH', 'bank', '100.5', '72000', '1000'),
      offer('buy', 'ETH', 'wechat', '98.9', '21000', '200'),
      offer('buy', 'BTC', 'alipay', '99', '64000', '500'),
    ],
  },
];

export const merchantAccount = (name: string): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}@merchants.tradefloor.test`;

import {
  asId,
  asInstant,
  type InsuranceType,
  listMicroCurrencies,
  listMicroDurations,
  listMicroOrders,
  type MicroCurrency,
  type MicroOrder,
} from '@tradefloor/contract';
import { type MicroDay, readMicroDay } from '@tradefloor/contract/ext';
import { type Amount, amount, decimal, price } from '@tradefloor/money';
import { connectionTopic, offeredTopic } from '@tradefloor/platform';
import type { FakePlatform } from '@tradefloor/platform/fake';
import { aQuote } from '@tradefloor/platform/testing';

/* What the micro screen's parts are tried with. */

export const bitcoin = aQuote('BTC/USDT', { microOpen: true, price: '97412.56' });
export const ether = aQuote('ETH/USDT', { microOpen: true, price: '3481.20' });

export const standard: InsuranceType = {
  id: 'usdt-standard',
  name: 'Standard insurance',
  amountMin: amount('100'),
  amountMax: amount('1000'),
  ratePercent: decimal('6'),
  payoutPercent: decimal('25'),
  longestSeconds: 60,
};

export const tether: MicroCurrency = {
  id: asId('USDT'),
  name: 'USDT',
  presets: ['10', '50', '100', '500'].map(amount),
  amountMin: amount('10'),
  amountMax: amount('5000'),
  fee: decimal('0.5'),
  wallet: { available: amount('2500'), insurance: amount('0') },
  insuranceTypes: [standard],
  insurance: null,
};

export const durations = [
  { seconds: 30, profitRatio: decimal('78') },
  { seconds: 60, profitRatio: decimal('82') },
];

export const BEGAN = Date.UTC(2026, 10, 22, 12);

export function aMicroOrder(id: string, more: Partial<MicroOrder> = {}): MicroOrder {
  return {
    id: asId(id),
    pairId: bitcoin.id,
    symbol: 'BTC/USDT',
    seconds: 60,
    amount: amount('100'),
    currencyId: tether.id,
    currencyName: 'USDT',
    openPrice: price('97412.56'),
    endPrice: price('0'),
    direction: 'up',
    status: 'open',
    profitRatio: decimal('82'),
    remainingMs: 30_000,
    result: null,
    fee: amount('0.5'),
    createdAt: asInstant(BEGAN),
    ...more,
  };
}

export const closedOrder = (id: string, result: Amount, more: Partial<MicroOrder> = {}): MicroOrder =>
  aMicroOrder(id, { status: 'closed', remainingMs: 0, endPrice: price('97413.00'), result, ...more });

export const aMicroDay = (more: Partial<MicroDay> = {}): MicroDay => ({
  stakedLimit: null,
  lostLimit: null,
  nextStakedLimit: null,
  nextLostLimit: null,
  staked: amount('0'),
  result: amount('0'),
  running: amount('0'),
  reached: null,
  endsAt: asInstant(Date.UTC(2126, 10, 23)),
  noticeAcceptedAt: asInstant(BEGAN),
  ...more,
});

/** exchange.list-pages. */
const PAGE_ROWS = 20;

interface Server {
  readonly currencies?: readonly MicroCurrency[];
  readonly running?: readonly MicroOrder[];
  readonly closed?: readonly MicroOrder[];
  /** Null: the server has no limits. */
  readonly day?: MicroDay | null;
}

/** A server with these terms and orders, and a connection that is up. */
export function served(platform: FakePlatform, { currencies = [tether], ...server }: Server = {}): void {
  const { running = [], closed = [], day = aMicroDay() } = server;
  platform.answer(listMicroCurrencies, currencies);
  platform.answer(listMicroDurations, durations);
  platform.answer(listMicroOrders, ({ status, page = 1 }) => {
    const rows = status === 'closed' ? closed : running;
    return { rows: rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS), total: rows.length };
  });
  if (day !== null) {
    platform.answer(readMicroDay, day);
    platform.offer(readMicroDay);
  }
  platform.drive(offeredTopic, []);
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 20 });
}

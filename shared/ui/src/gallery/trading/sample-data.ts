import { add, cut, type Decimal, decimal, formatNumber, mul, sub } from '@tradefloor/money';

/** A book that looks like one: the same every time, so that pictures of it can be compared. */
export interface Level {
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  /** Of the largest total, in percent. */
  readonly depth: number;
}

const LEVELS = 11;
const START = 7;

/** Park and Miller's: small, and enough for a picture. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const figure = (value: Decimal, decimals: number) => formatNumber(cut(value, decimals), 'en', { least: decimals });
const someDecimal = (random: () => number, most: number) => decimal((0.01 + random() * most).toFixed(4));

export function someLevels(side: 'bids' | 'asks'): Level[] {
  const random = dice(side === 'bids' ? START : START * 5);
  let price = decimal('97412.56');
  let total = decimal('0');
  const levels = Array.from({ length: LEVELS }, () => {
    price = side === 'bids' ? sub(price, someDecimal(random, 3)) : add(price, someDecimal(random, 3));
    const amount = someDecimal(random, 1.6);
    total = add(total, amount);
    return { price: figure(price, 2), amount: figure(amount, 4), total };
  });
  const largest = total;
  return levels.map(level => ({
    price: level.price,
    amount: level.amount,
    total: figure(level.total, 4),
    depth: Number.parseInt(mul(level.total, decimal('100')), 10) / Number.parseInt(largest, 10) / 1.4,
  }));
}

export interface Market {
  readonly base: string;
  readonly price: string;
  readonly change: Decimal;
}

const BASES = 'BTC ETH SOL BNB XRP DOGE ADA TRX AVAX LINK DOT LTC BCH UNI ATOM ETC FIL APT ARB OP NEAR SUI'.split(' ');

export function someMarkets(): Market[] {
  const random = dice(START * 11);
  return BASES.map((base, at) => ({
    base,
    price: figure(decimal((97_412.56 / (1 + at * at * 9)).toFixed(2)), 2),
    change: decimal((random() * 8 - 4).toFixed(2).replace(/^-0\.00$/, '0.00')),
  }));
}

/** The line of a chart in a box of 100 by 40. */
export function someLine(): string {
  const random = dice(START * 3);
  let height = 30;
  return Array.from({ length: 101 }, (_, x) => {
    height = Math.min(38, Math.max(3, height + (random() - 0.52) * 3));
    return `${x === 0 ? 'M' : 'L'}${x} ${height.toFixed(2)}`;
  }).join('');
}

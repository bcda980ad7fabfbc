import { amount, type Amount, decimal, type Decimal, mul } from '@tradefloor/money';
import type { Currency } from '../../market/currency';

/** What one currency takes and gives at the gate: the limits and the rate of wallet.withdrawal-limits. */
export interface ChainTerms {
  readonly depositMin: Amount;
  /** wallet.deposit-word: by the same measure as may leave at once, and in a day. */
  readonly depositMax: Amount;
  readonly depositDayLimit: Amount;
  readonly withdrawalMin: Amount;
  /** Of one withdrawal. */
  readonly withdrawalMax: Amount;
  readonly dayLimit: Amount;
  /** Percent. */
  readonly rate: Decimal;
}

type Row = readonly [depositMin: string, min: string, max: string, day: string, rate: string];

const ROWS: Readonly<Record<string, Row>> = {
  BTC: ['0.0001', '0.001', '10', '20', '0.1'],
  ETH: ['0.001', '0.01', '200', '400', '0.1'],
  USDT: ['0.01', '10', '100000', '300000', '0.2'],
  SOL: ['0.01', '0.1', '5000', '10000', '0.1'],
  BNB: ['0.01', '0.05', '1500', '3000', '0.1'],
  DOGE: ['10', '50', '2500000', '5000000', '0.2'],
  TRX: ['5', '20', '5000000', '10000000', '0.2'],
  AVAX: ['0.05', '0.5', '25000', '50000', '0.1'],
  LINK: ['0.5', '2', '60000', '120000', '0.2'],
  LTC: ['0.01', '0.05', '10000', '20000', '0.1'],
  UNI: ['0.5', '2', '100000', '200000', '0.2'],
  ATOM: ['0.1', '0.5', '100000', '200000', '0.1'],
  AAVE: ['0.02', '0.1', '5000', '10000', '0.2'],
};

/** wallet.network-terms: where one is cheaper or dearer than the currency's first. The limits of one and of a day hold over all of them. */
const ELSEWHERE: Readonly<
  Record<string, Readonly<Record<string, readonly [depositMin: string, min: string, rate: string]>>>
> = {
  USDT: { trc20: ['0.01', '5', '0.1'], omni: ['100', '200', '0.25'] },
  LINK: { bep20: ['0.1', '0.5', '0.1'] },
};

/** Whoever tries the exchange out needs more than goes through its gate in a day, and less than its books hold. */
const WORD_FOR = decimal('10');

/** On the currency's first network, where none is named. */
export function termsOf(currency: Currency, network?: string): ChainTerms | null {
  const row = ROWS[currency.name];
  if (!row) return null;
  const [depositMin, min, max, day, rate] = row;
  const [depositMinThere, minThere, rateThere] = ELSEWHERE[currency.name]?.[network ?? ''] ?? [depositMin, min, rate];
  return {
    depositMin: amount(depositMinThere),
    depositMax: mul(amount(max), WORD_FOR),
    depositDayLimit: mul(amount(day), WORD_FOR),
    withdrawalMin: amount(minThere),
    withdrawalMax: amount(max),
    dayLimit: amount(day),
    rate: decimal(rateThere),
  };
}

import { amount, type Amount, decimal, type Decimal } from '@tradefloor/money';
import type { MessageKey } from '../messages/en';

/** How long an order may run, and what it then wins: percent of its number. */
export interface Duration {
  readonly seconds: number;
  readonly profitRatio: Decimal;
}

const duration = (seconds: number, profitRatio: string): Duration => ({ seconds, profitRatio: decimal(profitRatio) });

export const DURATIONS: readonly Duration[] = [
  duration(30, '78'),
  duration(60, '82'),
  duration(120, '85'),
  duration(180, '87'),
  duration(300, '90'),
  duration(600, '92'),
  duration(3_600, '95'),
];

export interface InsuranceTerms {
  readonly id: string;
  readonly name: MessageKey;
  readonly min: Amount;
  readonly max: Amount;
  /** Percent of the insured sum: the price of it. */
  readonly rate: Decimal;
  /** Percent of what was lost: what it pays. */
  readonly share: Decimal;
}

/** A currency that micro orders are paid in. */
export interface PayableCurrency {
  readonly currencyId: number;
  readonly presets: readonly Amount[];
  readonly min: Amount;
  readonly max: Amount;
  /** Percent of the number. */
  readonly fee: Decimal;
  readonly insurances: readonly InsuranceTerms[];
}

const FEE = decimal('0.5');
const RATES = { standard: decimal('6'), plus: decimal('5') };
/**
 * Set together with the rates, so that no pattern of orders wins by being insured (insurance-odds.test.ts): an order of a
 * minute costs its owner a tenth of its number in the long run, and this gives back less than that and the price.
 */
const SHARE = decimal('25');
/** Longer orders pay nearly what they risk: insured, they would be a gift. */
export const LONGEST_INSURED_SECONDS = 60;

/** A standard insurance up to a tenth of the largest one. */
const insurances = (name: string, min: string, middle: string, max: string): readonly InsuranceTerms[] => [
  {
    id: `${name}-standard`,
    name: 'insuranceStandard',
    min: amount(min),
    max: amount(middle),
    rate: RATES.standard,
    share: SHARE,
  },
  { id: `${name}-plus`, name: 'insurancePlus', min: amount(middle), max: amount(max), rate: RATES.plus, share: SHARE },
];

export const PAYABLE: readonly PayableCurrency[] = [
  {
    currencyId: 3,
    presets: ['10', '50', '100', '500', '1000'].map(amount),
    min: amount('10'),
    max: amount('5000'),
    fee: FEE,
    insurances: insurances('usdt', '100', '1000', '10000'),
  },
  {
    currencyId: 1,
    presets: ['0.0005', '0.001', '0.005', '0.01'].map(amount),
    min: amount('0.0001'),
    max: amount('0.05'),
    fee: FEE,
    insurances: insurances('btc', '0.001', '0.01', '0.1'),
  },
  {
    currencyId: 2,
    presets: ['0.01', '0.05', '0.1', '0.5'].map(amount),
    min: amount('0.003'),
    max: amount('1.5'),
    fee: FEE,
    insurances: insurances('eth', '0.03', '0.3', '3'),
  },
];

export const findPayable = (currencyId: number): PayableCurrency | undefined =>
  PAYABLE.find(payable => payable.currencyId === currencyId);

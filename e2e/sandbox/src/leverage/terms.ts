import { decimal, type Decimal } from '@tradefloor/money';
import { BTC } from '../market/currency';
import type { LeverageTerms, Pair } from '../market/pair';
import { Refusal } from '../messages/refusal';

/** All that a contract of a pair is bound to. */
export interface ContractTerms extends LeverageTerms {
  readonly multipliers: readonly Decimal[];
  readonly handPresets: readonly Decimal[];
  /** A `max` of 0 is no upper limit (leverage.hands-limits). */
  readonly handLimits: { readonly min: Decimal; readonly max: Decimal };
  /** Percent of the contract value for each night. */
  readonly overnightRate: Decimal;
}

const decimals = (...texts: string[]): readonly Decimal[] => texts.map(decimal);
const ONE = decimal('1');
/** leverage.night-interest. */
const OVERNIGHT = decimal('0.1');

interface Tier {
  readonly multipliers: readonly Decimal[];
  readonly handPresets: readonly Decimal[];
}
const DEEP: Tier = {
  multipliers: decimals('10', '20', '50', '100'),
  handPresets: decimals('1', '5', '10', '50', '100'),
};
const BROAD: Tier = { multipliers: decimals('10', '20', '50'), handPresets: decimals('1', '5', '10', '50', '100') };
const THIN: Tier = { multipliers: decimals('5', '10', '20'), handPresets: decimals('1', '2', '5', '10', '20') };

/** As announced in the notices; all others, in USDT, have `USUAL_MOST`. */
const MOST_HANDS: Readonly<Record<string, Decimal>> = {
  BTC: decimal('500'),
  ETH: decimal('800'),
  SOL: decimal('1000'),
};
const USUAL_MOST = decimal('2000');
const NO_LIMIT = decimal('0');

export function termsOf(pair: Pair): ContractTerms {
  if (!pair.leverage) throw new Refusal('noLeverage');
  const isInBtc = pair.quote.id === BTC;
  const max = isInBtc ? NO_LIMIT : (MOST_HANDS[pair.base.name] ?? USUAL_MOST);
  return { ...pair.leverage, ...tierOf(pair), handLimits: { min: ONE, max }, overnightRate: OVERNIGHT };
}

const DEEP_TURNOVER = 800_000_000;
const BROAD_TURNOVER = 100_000_000;

function tierOf({ dailyTurnover }: Pair): Tier {
  if (dailyTurnover >= DEEP_TURNOVER) return DEEP;
  return dailyTurnover >= BROAD_TURNOVER ? BROAD : THIN;
}

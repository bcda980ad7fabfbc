import { decimal, type Decimal, fromScaled, toScaled } from '@tradefloor/money';
import { type Currency, currencyNamed } from './currency';

/** What one hand of a contract is and costs (leverage.contract-value); how many and how often, `leverage/terms.ts` says. */
export interface LeverageTerms {
  /** Percent that the price is raised for a buy and lowered for a sell. */
  readonly spread: Decimal;
  /** Percent of the contract value. */
  readonly fee: Decimal;
  /** Units of the base currency in one hand. */
  readonly shareNumber: Decimal;
}

export interface Pair {
  readonly id: number;
  readonly base: Currency;
  readonly quote: Currency;
  readonly priceScale: number;
  readonly quantityScale: number;
  /** In units of the quantity scale. */
  readonly leastQuantity: bigint;
  /** Where the first market begins. */
  readonly reference: Decimal;
  /** Deviation of a day's change, as a fraction: how lively the simulated price is. */
  readonly dailyDeviation: number;
  /** Worth of a day's trade in the quote currency, for the simulation. */
  readonly dailyTurnover: number;
  /** Null where the pair is not offered with leverage. */
  readonly leverage: LeverageTerms | null;
  readonly opensMicro: boolean;
}

type Shape = [
  symbol: string,
  reference: string,
  priceScale: number,
  quantityScale: number,
  least: string,
  shareNumber: string,
  deviation: number,
  turnover: number,
];

// The trade form cuts to four decimals (spot.slider-cuts), so every pair takes at least those.
const SHAPES: readonly Shape[] = [
  ['BTC/USDT', '97412.56', 2, 6, '0.0001', '0.01', 0.022, 1_770_000_000],
  ['ETH/USDT', '3481.20', 2, 4, '0.001', '0.1', 0.03, 890_000_000],
  ['SOL/USDT', '214.75', 2, 4, '0.02', '1', 0.038, 410_000_000],
  ['BNB/USDT', '641.30', 2, 4, '0.01', '1', 0.024, 160_000_000],
  ['XRP/USDT', '1.4412', 4, 4, '2', '100', 0.035, 320_000_000],
  ['DOGE/USDT', '0.3981', 5, 4, '10', '1000', 0.045, 240_000_000],
  ['ADA/USDT', '0.8123', 4, 4, '5', '500', 0.037, 110_000_000],
  ['TRX/USDT', '0.2011', 5, 4, '20', '1000', 0.022, 70_000_000],
  ['AVAX/USDT', '36.41', 2, 4, '0.1', '10', 0.042, 66_000_000],
  ['LINK/USDT', '15.62', 3, 4, '0.3', '10', 0.038, 58_000_000],
  ['DOT/USDT', '6.12', 3, 4, '0.5', '50', 0.038, 37_000_000],
  ['LTC/USDT', '91.40', 2, 4, '0.05', '5', 0.03, 62_000_000],
  ['BCH/USDT', '441.20', 2, 4, '0.01', '1', 0.034, 41_000_000],
  ['UNI/USDT', '9.870', 3, 4, '0.5', '50', 0.044, 33_000_000],
  ['ATOM/USDT', '7.710', 3, 4, '0.5', '50', 0.038, 21_000_000],
  ['SUI/USDT', '3.5200', 4, 4, '1', '100', 0.052, 95_000_000],
  ['TON/USDT', '5.4900', 4, 4, '1', '50', 0.036, 28_000_000],
  ['AAVE/USDT', '172.40', 2, 4, '0.03', '5', 0.046, 24_000_000],
  ['ETH/BTC', '0.035737', 6, 4, '0.001', '0.1', 0.018, 320],
  ['SOL/BTC', '0.0022045', 7, 4, '0.02', '1', 0.026, 110],
  ['LTC/BTC', '0.00093828', 8, 4, '0.05', '5', 0.022, 40],
];

const MICRO = new Set([
  'BTC/USDT',
  'ETH/USDT',
  'SOL/USDT',
  'BNB/USDT',
  'XRP/USDT',
  'DOGE/USDT',
  'LTC/USDT',
  'BCH/USDT',
]);

/** Newly listed or thinly traded. */
const WITHOUT_LEVERAGE = new Set(['TON/USDT', 'AAVE/USDT', 'SOL/BTC', 'LTC/BTC']);
const SPREAD = decimal('0.02');
const LEVERAGE_FEE = decimal('0.05');

function pairOf(shape: Shape, index: number): Pair {
  const [symbol, reference, priceScale, quantityScale, least, shareNumber, dailyDeviation, dailyTurnover] = shape;
  const [base = '', quote = ''] = symbol.split('/');
  return {
    id: index + 1,
    base: currencyNamed(base),
    quote: currencyNamed(quote),
    priceScale,
    quantityScale,
    leastQuantity: toScaled(decimal(least), quantityScale),
    reference: decimal(reference),
    dailyDeviation,
    dailyTurnover,
    leverage: WITHOUT_LEVERAGE.has(symbol)
      ? null
      : { spread: SPREAD, fee: LEVERAGE_FEE, shareNumber: decimal(shareNumber) },
    opensMicro: MICRO.has(symbol),
  };
}

export const PAIRS: readonly Pair[] = SHAPES.map(pairOf);

/** `BTC/USDT`, as charts ask for it. */
export const symbolOf = (pair: Pair): string => `${pair.base.name}/${pair.quote.name}`;

export const priceText = (pair: Pair, units: bigint | number): Decimal => fromScaled(BigInt(units), pair.priceScale);
export const quantityText = (pair: Pair, units: bigint | number): Decimal =>
  fromScaled(BigInt(units), pair.quantityScale);

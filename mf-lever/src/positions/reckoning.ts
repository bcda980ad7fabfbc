import type { CurrencyId, PairKey, Quote } from '@tradefloor/contract';
import {
  add,
  type Amount,
  type Decimal,
  distanceTo,
  div,
  isPositive,
  liquidationPrice,
  marginRate,
  type MarginSums,
  mul,
  neg,
  type Price,
  type RiskLevel,
  riskLevel,
  riskRate,
  settledProfit,
  ZERO,
} from '@tradefloor/money';
import { keyOf, type Position, quantityOf } from './position';

const HUNDRED = '100' as Decimal;

/** What is known of a pair when its positions are reckoned. */
export interface Marked {
  readonly mark: Price;
  readonly scale: number;
  readonly share: Quote['leverageShare'];
}

/** What a position is worth now. */
export interface Worth {
  readonly mark: Price;
  readonly profit: Amount;
  /** Of what was put up for it, in percent. */
  readonly profitShare: Decimal | null;
  readonly marginRate: Decimal | null;
}

export function worthOf(position: Position, { mark, share }: Marked, digits: number): Worth | null {
  const quantity = quantityOf(position, share);
  if (quantity === null || !isPositive(mark)) return null;
  const profit = settledProfit({ ...position, open: position.openPrice, quantity }, mark, digits);
  const { margin, originMargin } = position;
  return {
    mark,
    profit,
    profitShare: isPositive(originMargin) ? div<Decimal>(mul(profit, HUNDRED), originMargin, 2) : null,
    marginRate: marginRate(margin, profit),
  };
}

/** The leverage account in one currency: its positions stand and fall together. */
export interface Account extends MarginSums {
  readonly currencyId: CurrencyId;
  readonly currency: string;
  readonly rate: Decimal | null;
  readonly level: RiskLevel;
  readonly positions: number;
  /** What its positions together hold of each pair: shorts as less than nothing. */
  readonly nets: ReadonlyMap<PairKey, Decimal>;
  /** Where each of its pairs would have it liquidated. */
  readonly liquidations: ReadonlyMap<PairKey, Price | null>;
}

interface Reckoned {
  readonly position: Position;
  readonly worth: Worth;
  readonly quantity: Amount;
}

interface Held {
  readonly currencyId: CurrencyId;
  readonly currency: string;
  readonly available: Amount;
}

export function accountOf(
  held: Held,
  reckoned: readonly Reckoned[],
  markedOf: (key: PairKey) => Marked | undefined,
): Account {
  let margins = ZERO as Amount;
  let profits = ZERO as Amount;
  const nets = new Map<PairKey, Decimal>();
  for (const { position, worth, quantity } of reckoned) {
    margins = add(margins, position.margin);
    profits = add(profits, worth.profit);
    const key = keyOf(position);
    if (key !== null) nets.set(key, add<Decimal>(nets.get(key) ?? ZERO, signed(position.direction, quantity)));
  }
  const { available } = held;
  const rate = riskRate(available, margins, profits);
  const liquidations = new Map<PairKey, Price | null>();
  for (const [key, net] of nets) {
    const marked = markedOf(key);
    if (marked !== undefined) {
      liquidations.set(key, liquidationPrice({ available, margins, profits }, { ...marked, net }));
    }
  }
  return { ...held, margins, profits, rate, level: riskLevel(rate), positions: reckoned.length, nets, liquidations };
}

export const signed = (direction: Position['direction'], quantity: Amount): Amount =>
  direction === 'long' ? quantity : neg(quantity);

export const distanceOf = (liquidation: Price | null, { mark }: Worth): Decimal | null => distanceTo(liquidation, mark);

import type { LeverageDeal } from '@tradefloor/contract';
import {
  type Amount,
  bandFault,
  branded,
  compare,
  type Decimal,
  type HandsFault,
  handsFault,
  isPositive,
  isReached,
  type LeverageTerms,
  parseDecimal,
  positionProfit,
  type Price,
  type PriceBand,
  valueOfTyped,
} from '@tradefloor/money';
import { type Calculation, calculationOf, type HeldAccount } from '../calculator/calculation';
import type { Draft } from './draft';

export interface FormFacts {
  readonly terms: LeverageTerms;
  /** What may be chosen; null until the server has said it. */
  readonly deal: Pick<LeverageDeal, 'multiple' | 'handLimits'> | null;
  /** Null for a guest, and until it is known. */
  readonly account: HeldAccount | null;
  readonly mark: Price;
  readonly scale: number;
  readonly band: PriceBand | null;
  /** Nothing is opened in the pair for now. */
  readonly isPaused: boolean;
  /** The mark may be another by now. */
  readonly isOutdated: boolean;
}

/** What the order comes to; null while too little is filled in. */
export interface Summary {
  readonly calculation: Calculation;
  readonly hands: Decimal;
  readonly multiplier: Decimal;
  /** As it was asked for: the limit, or the mark of the moment. */
  readonly asked: Price;
  /** A limit that the market is past already opens at once, at the market's better price. */
  readonly opensNow: boolean;
  /** What the position would lose where the account is liquidated. */
  readonly lossThere: Amount | null;
}

export interface Faults {
  readonly price: 'missing' | 'below-band' | 'above-band' | 'paused' | 'outdated' | null;
  readonly multiplier: 'missing' | null;
  readonly hands: HandsFault | null;
  readonly order: 'short' | 'risk' | 'no-terms' | null;
}

function limitOf({ price }: Draft): Price | null {
  const typed = valueOfTyped(price);
  return typed === null || !isPositive(typed) ? null : branded<Price>(typed);
}

const handsOf = ({ hands }: Draft): Decimal | null => valueOfTyped(hands);

/** One that is offered: what was chosen for another pair may not be. */
export function multiplierOf({ multiplier }: Pick<Draft, 'multiplier'>, { deal }: FormFacts): Decimal | null {
  const chosen = multiplier === null ? null : parseDecimal(multiplier);
  if (chosen === null || deal === null) return null;
  return deal.multiple.multipliers.find(one => compare(one, chosen) === 0) ?? null;
}

export function summaryOf(draft: Draft, facts: FormFacts): Summary | null {
  const { direction, mode } = draft;
  const { mark, terms, account, scale, deal } = facts;
  const hands = handsOf(draft);
  const multiplier = multiplierOf(draft, facts);
  const limit = mode === 'limit' ? limitOf(draft) : mark;
  if (hands === null || multiplier === null || limit === null || deal === null || !isPositive(mark)) return null;
  if (handsFault(hands, deal.handLimits) === 'not-whole') return null;
  const opensNow = isReached(direction, limit, mark);
  const plan = { direction, price: opensNow ? mark : limit, multiplier, hands, exit: null };
  const calculation = calculationOf(plan, terms, account, scale);
  const { liquidation, estimate, quantity } = calculation;
  return {
    calculation,
    hands,
    multiplier,
    asked: limit,
    opensNow: mode === 'limit' && opensNow,
    lossThere: liquidation === null ? null : positionProfit(direction, estimate.price, liquidation, quantity),
  };
}

/** leverage.hands-limits, and what the exchange would refuse besides: said before it is sent, with the fields it is about. */
export function faultsOf(draft: Draft, facts: FormFacts): Faults {
  const { deal } = facts;
  const summary = summaryOf(draft, facts);
  return {
    price: priceFault(draft, facts),
    multiplier: multiplierOf(draft, facts) === null ? 'missing' : null,
    hands: deal === null ? null : handsFault(handsOf(draft), deal.handLimits),
    order: deal === null ? 'no-terms' : (summary?.calculation.refusal ?? null),
  };
}

/** leverage.live-price: a market order is not placed by a price that is no longer the market's. */
function priceFault(draft: Draft, { band, isPaused, isOutdated }: FormFacts): Faults['price'] {
  if (isPaused) return 'paused';
  if (draft.mode === 'market') return isOutdated ? 'outdated' : null;
  const limit = limitOf(draft);
  if (limit === null) return 'missing';
  return band === null ? null : bandFault(limit, band);
}

export const isFaultless = ({ price, multiplier, hands, order }: Faults): boolean =>
  price === null && multiplier === null && hands === null && order === null;

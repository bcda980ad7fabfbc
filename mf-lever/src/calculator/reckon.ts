import {
  amount,
  type Amount,
  branded,
  type Decimal,
  type HandsFault,
  handsFault,
  isPositive,
  type LeverageTerms,
  type Price,
  valueOfTyped,
  ZERO,
} from '@tradefloor/money';
import { type Calculation, calculationOf, type HeldAccount } from './calculation';
import type { OrderBounds, OrderNumbers } from './calculator-props';
import type { Draft } from './draft';
import { type HandsForLoss, handsForLoss } from './hands-for-loss';

/** What is known beside what is typed. */
export interface Known {
  readonly terms: LeverageTerms;
  readonly bounds: OrderBounds;
  /** Null for a guest, and until it is known. */
  readonly account: HeldAccount | null;
  readonly mark: Price;
  /** Decimals of the pair's prices. */
  readonly scale: number;
}

export interface Reckoned {
  /** Null while too little is typed. */
  readonly calculation: Calculation | null;
  /** Of the hands that are typed, not of those that are found. */
  readonly handsFault: Exclude<HandsFault, 'missing'> | null;
  /** Null while it is not asked for, or too little is typed. */
  readonly found: HandsForLoss | null;
  readonly exit: Price | null;
  /** What an order could begin from. */
  readonly numbers: OrderNumbers | null;
}

export function reckon(draft: Draft, { terms, bounds, account, mark, scale }: Known): Reckoned {
  const typed = priceOf(draft.price);
  const price = draft.price === '' ? mark : typed;
  const exit = priceOf(draft.exit);
  const { direction, multiplier } = draft;
  const found = draft.aim === 'hands' ? foundBy(draft, price, exit, { ...terms, ...bounds }) : null;
  const wished = valueOfTyped(draft.hands);
  const fault = wished === null ? null : handsFault(wished, bounds.handLimits);
  const hands = draft.aim === 'hands' ? handsOf(found) : fault === null ? wished : null;
  const isWhole = price !== null && hands !== null;
  const held = price === null ? account : accountOf(draft, account, price);
  return {
    calculation: isWhole ? calculationOf({ direction, price, multiplier, hands, exit }, terms, held, scale) : null,
    handsFault: fault === 'missing' ? null : fault,
    found,
    exit,
    numbers: isWhole ? { direction, price: typed, multiplier, hands } : null,
  };
}

function foundBy(
  { direction, most: typed }: Draft,
  price: Price | null,
  exit: Price | null,
  terms: LeverageTerms & OrderBounds,
): HandsForLoss | null {
  const most = amountOf(typed);
  if (price === null || exit === null || most === null || !isPositive(most)) return null;
  return handsForLoss({ direction, price, exit, most }, terms);
}

const handsOf = (found: HandsForLoss | null): Decimal | null => (found?.kind === 'hands' ? found.hands : null);

/** With what is typed in place of what it has; all of it, where nothing is known. */
function accountOf({ available: typed }: Draft, account: HeldAccount | null, mark: Price): HeldAccount | null {
  const available = typed === null ? null : amountOf(typed);
  if (available === null) return typed === null ? account : null;
  return { ...(account ?? { margins: ZERO, profits: ZERO, net: ZERO, mark }), available };
}

function priceOf(text: string): Price | null {
  const value = valueOfTyped(text);
  return value !== null && isPositive(value) ? branded(value) : null;
}

function amountOf(text: string): Amount | null {
  const value = valueOfTyped(text);
  return value === null ? null : amount(value);
}

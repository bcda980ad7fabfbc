import {
  add,
  type Amount,
  amount,
  compare,
  type Decimal,
  decimal,
  type Direction,
  div,
  isNegative,
  type LeverageEstimate,
  leverageEstimate,
  type LeverageTerms,
  liquidationPrice,
  type MarginSums,
  mul,
  neg,
  positionProfit,
  type Price,
  refusesOpening,
  riskRate,
  sub,
} from '@tradefloor/money';

/** A leverage account, and what it holds of the pair: shorts as less than nothing. Its profits are those at `mark`. */
export interface HeldAccount extends MarginSums {
  readonly net: Decimal;
  readonly mark: Price;
}

/** A position that is only thought of. */
export interface Plan {
  readonly direction: Direction;
  /** Before the spread. */
  readonly price: Price;
  readonly multiplier: Decimal;
  readonly hands: Decimal;
  /** Where it would be closed; null while nobody has said. */
  readonly exit: Price | null;
}

export interface Outcome {
  readonly profit: Amount;
  /** What is left of it when the fee is paid. */
  readonly afterFee: Amount;
  /** Percent of the margin, the fee paid. */
  readonly share: Decimal;
  /** The account is liquidated on the way there. */
  readonly isBeyondLiquidation: boolean;
}

export interface Calculation {
  readonly estimate: LeverageEstimate;
  /** In the base currency. */
  readonly quantity: Amount;
  readonly liquidation: Price | null;
  readonly riskRate: Decimal | null;
  /** Why the exchange would not open it. */
  readonly refusal: 'short' | 'risk' | null;
  readonly outcome: Outcome | null;
}

const HUNDRED = decimal('100');
const SHARE_DECIMALS = 2;

/**
 * Margin, fee, liquidation, and what is won or lost at a price: by the formulas that the exchange goes by. Nothing is
 * said of an account that is not known.
 */
export function calculationOf(
  plan: Plan,
  terms: LeverageTerms,
  account: HeldAccount | null,
  scale: number,
): Calculation {
  const estimate = leverageEstimate(plan, terms);
  const quantity = mul(amount(terms.shareNumber), plan.hands);
  const opened = account === null ? null : openedIn(account, plan, estimate, quantity);
  const rate = opened === null ? null : riskRate(opened.available, opened.margins, opened.profits);
  const liquidation = opened === null ? null : liquidationPrice(opened, { ...opened, scale });
  const isShort = opened !== null && isNegative(opened.available);
  return {
    estimate,
    quantity,
    liquidation,
    riskRate: rate,
    refusal: isShort ? 'short' : refusesOpening(rate) ? 'risk' : null,
    outcome: plan.exit === null ? null : outcomeOf(plan, plan.exit, estimate, quantity, liquidation),
  };
}

/** The account at the plan's price, once the plan is carried out. */
function openedIn(
  { available, margins, profits, net, mark }: HeldAccount,
  { direction, price }: Plan,
  estimate: LeverageEstimate,
  quantity: Amount,
): HeldAccount {
  const before = add(profits, mul(net, sub(price, mark)));
  return {
    available: sub(available, estimate.total),
    margins: add(margins, estimate.margin),
    profits: add(before, positionProfit(direction, estimate.price, price, quantity)),
    net: add(net, direction === 'long' ? quantity : neg(quantity)),
    mark: price,
  };
}

function outcomeOf(
  { direction }: Plan,
  exit: Price,
  { price, margin, fee }: LeverageEstimate,
  quantity: Amount,
  liquidation: Price | null,
): Outcome {
  const profit = positionProfit(direction, price, exit, quantity);
  const afterFee = sub(profit, fee);
  return {
    profit,
    afterFee,
    share: div(mul(afterFee, HUNDRED), margin, SHARE_DECIMALS, 'down'),
    isBeyondLiquidation:
      liquidation !== null &&
      (direction === 'long' ? compare(exit, liquidation) <= 0 : compare(exit, liquidation) >= 0),
  };
}

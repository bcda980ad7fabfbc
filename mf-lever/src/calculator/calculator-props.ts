import type { Quote } from '@tradefloor/contract';
import type { Decimal, Direction, Price } from '@tradefloor/money';

/** The numbers of an order form, as they are filled in: null where nothing is. */
export interface OrderNumbers {
  readonly direction: Direction;
  /** Before the spread. Null at the market: the price of the moment. */
  readonly price: Price | null;
  readonly multiplier: Decimal | null;
  readonly hands: Decimal | null;
}

/** Between what an order of the pair may choose; what a hand is and costs, the pair itself says. */
export interface OrderBounds {
  readonly multipliers: readonly Decimal[];
  /** leverage.hands-limits */
  readonly handLimits: { readonly min: Decimal; readonly max: Decimal };
}

/** Open while it is drawn. The account it looks up itself, and asks for what it holds of it where nobody is signed in. */
export interface CalculatorProps {
  readonly pair: Quote;
  readonly bounds: OrderBounds;
  readonly given: OrderNumbers;
  /** Numbers that an order may have; the calculator closes itself. Left out, there is nowhere to take them. */
  readonly onTake?: (numbers: OrderNumbers) => void;
  readonly onClose: () => void;
}

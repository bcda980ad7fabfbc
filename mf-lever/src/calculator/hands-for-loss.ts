import {
  type Amount,
  amount,
  compare,
  contractValue,
  type Decimal,
  decimal,
  type Direction,
  div,
  isPositive,
  leverageFee,
  type LeverageTerms,
  mul,
  percentOf,
  positionProfit,
  type Price,
  spreadPrice,
  sub,
} from '@tradefloor/money';

export interface LossWish {
  readonly direction: Direction;
  /** Before the spread. */
  readonly price: Price;
  /** Where it would be closed. */
  readonly exit: Price;
  /** The most that may be lost, the fee within it. */
  readonly most: Amount;
}

export type HandsForLoss =
  /** Nothing is lost there: any number of hands would do. */
  | { readonly kind: 'no-loss' }
  /** Not even the fewest hands lose so little; that is what they lose. */
  | { readonly kind: 'too-few'; readonly least: Amount }
  /** `isMost`: the pair takes no more hands, though more would lose no more than wished. */
  | { readonly kind: 'hands'; readonly hands: Decimal; readonly loss: Amount; readonly isMost: boolean };

interface Bounds extends LeverageTerms {
  readonly handLimits: { readonly min: Decimal; readonly max: Decimal };
}

const ONE = decimal('1');

/** leverage.hands-for-loss: the most hands that lose at most so much at a price, the fee within it. */
export function handsForLoss(wish: LossWish, terms: Bounds): HandsForLoss {
  const { min, max } = terms.handLimits;
  const each = lossAt(wish, ONE, terms).exact;
  if (!isPositive(each)) return { kind: 'no-loss' };
  const raised = (hands: Decimal) => lossAt(wish, hands, terms).raised;
  let hands: Decimal = div(wish.most, each, 0);
  // The fee is raised to its last digit, which may be the one too many.
  while (isPositive(hands) && compare(raised(hands), wish.most) > 0) hands = sub(hands, ONE);
  if (compare(hands, min) < 0) return { kind: 'too-few', least: raised(min) };
  const isMost = isPositive(max) && compare(hands, max) > 0;
  const within = isMost ? max : hands;
  return { kind: 'hands', hands: within, loss: raised(within), isMost };
}

function lossAt({ direction, price, exit }: LossWish, hands: Decimal, terms: LeverageTerms) {
  const open = spreadPrice(price, direction, terms.spread);
  const value = contractValue(open, hands, terms.shareNumber);
  const won = positionProfit(direction, open, exit, mul(amount(terms.shareNumber), hands));
  return { exact: sub(percentOf(value, terms.fee), won), raised: sub(leverageFee(value, terms.fee), won) };
}

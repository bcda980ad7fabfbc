import {
  add,
  type Amount,
  amount,
  compare,
  type Decimal,
  type Direction,
  fits,
  handsFault,
  isPositive,
  isReached,
  type LeverageEstimate,
  leverageEstimate,
  mul,
  type Price,
  refusesOpening,
  riskRate,
  sub,
  toScaled,
  ZERO,
} from '@tradefloor/money';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import type { Market } from '../market/market';
import { type Pair, symbolOf } from '../market/pair';
import { markPriceIn } from '../market/quotes';
import { assertInBand, assertRunning } from '../market/running';
import { Refusal } from '../messages/refusal';
import { revokeEntrust } from './end-order';
import { leftOfDay } from './house-limits';
import { type LeverageOrder, profitAt } from './leverage-order';
import { type MarginAccount, marginAccount, marketOfOrder, type PriceIn } from './margin-account';
import { availableFor, payForOpening, reserve, reservedBy } from './settlement';
import { type ContractTerms, termsOf } from './terms';

export interface LeverageWish {
  readonly memberId: number;
  readonly market: Market;
  readonly direction: Direction;
  readonly mode: 'limit' | 'market';
  readonly multiplier: Decimal;
  readonly hands: Decimal;
  /** Of no meaning at market. */
  readonly price: Price | null;
  readonly clientOrderId?: string | undefined;
}

const MOST_LIVE = 200;

/** Opens a position, or leaves an entrust, or refuses with nothing changed. What a client says of money is not asked. */
export function submitOrder(core: Core, deed: Deed, wish: LeverageWish, priceIn = markPriceIn): LeverageOrder {
  const { market, memberId, direction, mode } = wish;
  const terms = termsOf(market.pair);
  assertTerms(wish, terms);
  assertRunning(market, deed.at);
  if (!isPositive(leftOfDay(core, deed.at))) throw new Refusal('houseFull');
  if (core.leverage.ofMember(memberId).length >= MOST_LIVE) throw new Refusal('tooManyOrders', { most: MOST_LIVE });
  const last = priceIn(market);
  const asked = mode === 'limit' ? limitOf(wish) : last;
  const opens = isReached(direction, asked, last);
  // A limit that the market has passed already opens at the market's better price.
  const price = opens ? last : asked;
  const estimate = leverageEstimate({ ...wish, price }, terms);
  const waiting: LeverageOrder = {
    id: deed.nextId('leverage_order'),
    member_id: memberId,
    pair_id: market.pair.id,
    direction,
    mode,
    multiplier: wish.multiplier,
    hands: wish.hands,
    quantity: mul(amount(terms.shareNumber), wish.hands),
    origin_price: asked,
    open_price: null,
    close_price: null,
    take_profit: ZERO,
    stop_loss: ZERO,
    stop_by: 'mark',
    origin_margin: estimate.margin,
    margin: estimate.margin,
    fee: estimate.fee,
    overnight: ZERO,
    profit: null,
    state: 'pending',
    ended_by: null,
    created_at: deed.at,
    opened_at: null,
    handled_at: null,
    closed_at: null,
    charged_until: null,
    client_order_id: wish.clientOrderId ?? null,
  };
  const position = opened(deed, waiting, estimate);
  assertAffordable(core, position, { price, priceIn });
  const order = opens ? position : waiting;
  if (opens) payForOpening(core, deed, order);
  else reserve(core, deed, order);
  core.leverage.save(deed, order);
  return order;
}

/** An entrust's price has come. At a better one it opens there, if what that takes more is there. */
export function openEntrust(core: Core, deed: Deed, entrust: LeverageOrder, priceIn: PriceIn): void {
  const market = marketOfOrder(core, entrust);
  const terms = termsOf(market.pair);
  const reserved = reservedBy(entrust);
  const available = availableFor(core, entrust);
  const estimate = [priceIn(market), entrust.origin_price]
    .map(price => leverageEstimate({ ...entrust, price }, terms))
    .find(({ total }) => compare(sub(total, reserved), available) <= 0);
  const position = estimate && opened(deed, entrust, estimate);
  const account = marginAccount(core, entrust.member_id, market.pair.quote.id, priceIn);
  const here = { pair: market.pair, price: priceIn(market), reserved };
  if (!position || refusesOpening(rateWith(account, position, here))) {
    revokeEntrust(core, deed, entrust, 'risk');
    core.inbox.leave(deed, entrust.member_id, 'entrustRefused', { symbol: symbolOf(market.pair) });
    return;
  }
  payForOpening(core, deed, position, reserved);
  core.leverage.save(deed, position);
}

interface Opening {
  readonly pair: Pair;
  readonly price: Price;
  /** What is held for it already. */
  readonly reserved?: Amount;
}

/** leverage.opening-refused: with the position in the account, whose spread is lost as it opens. */
const rateWith = (
  { available, margins, profits }: MarginAccount,
  position: LeverageOrder,
  { pair, price, reserved = ZERO }: Opening,
): Decimal | null =>
  riskRate(
    sub(add(available, reserved), reservedBy(position)),
    add(margins, position.margin),
    add(profits, profitAt(position, price, pair.quote.scale)),
  );

const opened = (deed: Deed, order: LeverageOrder, { price, margin, fee }: LeverageEstimate): LeverageOrder => ({
  ...order,
  state: 'open',
  open_price: price,
  origin_margin: margin,
  margin,
  fee,
  opened_at: deed.at,
  handled_at: deed.at,
  charged_until: deed.at,
});

function assertTerms({ hands, multiplier }: LeverageWish, terms: ContractTerms): void {
  if (!terms.multipliers.some(one => compare(one, multiplier) === 0)) throw new Refusal('multiplierUnknown');
  const { min, max } = terms.handLimits;
  const fault = handsFault(hands, terms.handLimits);
  if (fault === 'below-min') throw new Refusal('handsBelowMin', { min });
  if (fault === 'above-max') throw new Refusal('handsAboveMax', { max });
  if (fault) throw new Refusal('handsNotWhole');
}

function limitOf({ market, price }: LeverageWish): Price {
  const { pair } = market;
  if (price === null || !isPositive(price)) throw new Refusal('priceRequired');
  if (!fits(price, pair.priceScale)) throw new Refusal('priceTooFine', { digits: pair.priceScale });
  assertInBand(market, toScaled(price, pair.priceScale));
  return price;
}

function assertAffordable(
  core: Core,
  position: LeverageOrder,
  { price, priceIn }: { readonly price: Price; readonly priceIn: PriceIn },
): void {
  const { pair } = marketOfOrder(core, position);
  const account = marginAccount(core, position.member_id, pair.quote.id, priceIn);
  if (compare(account.available, reservedBy(position)) < 0) {
    throw new Refusal('balanceInsufficient', { currency: pair.quote.name });
  }
  const rate = rateWith(account, position, { pair, price });
  if (refusesOpening(rate)) throw new Refusal('riskTooHigh', { rate: String(rate) });
}

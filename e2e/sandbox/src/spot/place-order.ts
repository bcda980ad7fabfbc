import { type Amount, type Decimal, fits, isPositive, type Price, toScaled } from '@tradefloor/money';
import type { Core } from '../core';
import { InsufficientBalance } from '../ledger/ledger';
import type { Deed } from '../ledger/deed';
import { findCurrency } from '../market/currency';
import type { Market } from '../market/market';
import { leastOf } from '../market/quotes';
import { assertInBand, assertRunning } from '../market/running';
import { MARKET_REACH } from '../market/spot-terms';
import { opposite, type Side } from '../matching/order';
import { walk } from '../matching/walk';
import { Refusal } from '../messages/refusal';
import type { MemberOrder } from './member-order';
import { quantityUnits, totalUnits } from './settlement';

export interface OrderWish {
  readonly memberId: number;
  readonly market: Market;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  /** Of no meaning at market. */
  readonly price: Price | null;
  readonly number: Amount;
  readonly clientOrderId?: string | undefined;
}

const MOST_OPEN = 200;
/** Far beyond what any book holds: keeps every product an honest number. */
const MOST_UNITS = 10n ** 15n;
const REACH = toScaled(MARKET_REACH, 0);

export interface PlacedOrder {
  readonly order: MemberOrder;
  /** Older orders of the same member that it would have traded with: they are cancelled. */
  readonly ownGone: number;
}

/** Places a member's order, or refuses it with nothing changed. */
export function placeOrder(core: Core, deed: Deed, wish: OrderWish): PlacedOrder {
  const { pair } = wish.market;
  assertRunning(wish.market, deed.at);
  const quantity = unitsOf(wish.number, pair.quantityScale, 'number');
  if (quantity < pair.leastQuantity) {
    throw new Refusal('numberTooSmall', { least: leastOf(pair), currency: pair.base.name });
  }
  if (core.floor.openOrdersOf(wish.memberId).length >= MOST_OPEN)
    throw new Refusal('tooManyOrders', { most: MOST_OPEN });
  const order: MemberOrder = {
    id: deed.nextId('spot_order'),
    memberId: wish.memberId,
    pair,
    side: wish.side,
    kind: wish.kind,
    price: wish.kind === 'limit' ? limitPrice(wish) : protectedPrice(wish),
    quantity,
    remaining: quantity,
    state: 'open',
    createdAt: deed.at,
    closedAt: null,
    clientOrderId: wish.clientOrderId ?? null,
  };
  assertAffordable(core, wish.market, order);
  return { order, ownGone: core.floor.place(deed, wish.market, order) };
}

function limitPrice({ market, price }: OrderWish): bigint {
  const units = unitsOf(price, market.pair.priceScale, 'price');
  assertInBand(market, units);
  return units;
}

/** Nothing too far from the best price, and nothing beyond the band. */
function protectedPrice({ market, side }: OrderWish): bigint {
  const best = market.book.side(opposite(side)).best()?.price;
  if (best === undefined) throw new Refusal('noCounterOrders');
  const margin = (best * REACH) / 100n;
  const { low, high } = market.band;
  // Whoever left the best price standing alone: beyond the band nobody pays it.
  return side === 'buy' ? least(best + margin, high) : most(best - margin, low);
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const REQUIRED = { price: 'priceRequired', number: 'numberRequired' } as const;
/** exchange.finer-refused. */
const TOO_FINE = { price: 'priceTooFine', number: 'numberTooFine' } as const;

function unitsOf(value: Decimal | null, scale: number, field: 'price' | 'number'): bigint {
  if (value === null || !isPositive(value)) throw new Refusal(REQUIRED[field]);
  if (!fits(value, scale)) throw new Refusal(TOO_FINE[field], { digits: scale });
  const units = toScaled(value, scale);
  if (units > MOST_UNITS) throw new Refusal('numberTooLarge');
  return units;
}

/** Before anything moves: what a limit order locks, or what a market order would cost right now. */
function assertAffordable(core: Core, market: Market, order: MemberOrder): void {
  const { pair, side, memberId } = order;
  const currency = side === 'buy' ? pair.quote : pair.base;
  if (core.ledger.available(memberId, currency.id, 'change') < cost(market, order)) {
    throw new Refusal('balanceInsufficient', { currency: currency.name });
  }
}

function cost(market: Market, order: MemberOrder): bigint {
  const { pair, side, price: limit, quantity, memberId: owner } = order;
  if (order.kind === 'limit') {
    return side === 'buy' ? totalUnits(pair, limit, quantity) : quantityUnits(pair, quantity);
  }
  const reached = walk(market.book, { side, owner, quantity, limit });
  if (reached.filled === 0n) throw new Refusal('noCounterOrders');
  return side === 'buy' ? totalUnits(pair, reached.cost, 1n) : quantityUnits(pair, quantity);
}

/** For acts whose money was not looked at beforehand. */
export function asRefusal(problem: unknown): unknown {
  if (!(problem instanceof InsufficientBalance)) return problem;
  return new Refusal('balanceInsufficient', { currency: findCurrency(problem.holding.currencyId)?.name ?? '' });
}

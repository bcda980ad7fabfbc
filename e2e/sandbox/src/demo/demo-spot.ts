import { amount, type Amount, toScaled } from '@tradefloor/money';
import type { Member } from '../account/members';
import { DAY, HOUR } from '../clock/clock';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import type { Market } from '../market/market';
import type { Side } from '../matching/order';
import { type MemberOrder, orderRow } from '../spot/member-order';
import { settle } from '../spot/settlement';

type Past = readonly [daysAgo: number, symbol: string, side: Side, number: string];

/** Completed, oldest first; each at the price that its day closed at. */
const COMPLETED: readonly Past[] = [
  [27, 'SOL/USDT', 'buy', '4'],
  [26, 'BTC/USDT', 'buy', '0.004'],
  [24, 'ETH/USDT', 'sell', '0.35'],
  [23, 'DOGE/USDT', 'sell', '900'],
  [21, 'XRP/USDT', 'buy', '320'],
  [20, 'BTC/USDT', 'sell', '0.006'],
  [18, 'LINK/USDT', 'buy', '18'],
  [16, 'SOL/USDT', 'sell', '2.5'],
  [15, 'ETH/BTC', 'buy', '0.4'],
  [13, 'XRP/USDT', 'sell', '120'],
  [12, 'BNB/USDT', 'buy', '0.6'],
  [10, 'ETH/USDT', 'buy', '0.25'],
  [8, 'DOGE/USDT', 'buy', '650'],
  [7, 'BTC/USDT', 'buy', '0.0035'],
  [5, 'LINK/USDT', 'sell', '7.5'],
  [4, 'SOL/BTC', 'sell', '1.2'],
  [3, 'BNB/USDT', 'sell', '0.2'],
  [2, 'ETH/USDT', 'sell', '0.18'],
];

/** Waiting far enough from the market to stay, most of them whole, some filled in part; percent away from the last price. */
const WAITING: ReadonlyArray<readonly [...Past, away: number, filled?: string]> = [
  [9, 'BTC/USDT', 'buy', '0.005', -24, '0.002'],
  [9, 'XRP/USDT', 'buy', '150', -9],
  [8, 'SOL/USDT', 'buy', '1.5', -12],
  [7, 'LINK/USDT', 'buy', '12', -8, '4.5'],
  [6, 'BNB/USDT', 'buy', '0.4', -7],
  [5, 'DOGE/USDT', 'buy', '400', -11],
  [4, 'ETH/BTC', 'buy', '0.3', -6],
  [2, 'ADA/USDT', 'buy', '140', -10],
  [1, 'AVAX/USDT', 'buy', '4', -9.5],
  [8, 'ETH/USDT', 'sell', '0.8', 21, '0.3'],
  [7, 'SOL/USDT', 'sell', '6', 14],
  [6, 'DOGE/USDT', 'sell', '2500', 18, '800'],
  [5, 'XRP/USDT', 'sell', '90', 11],
  [4, 'BTC/USDT', 'sell', '0.05', 26],
  [3, 'LINK/USDT', 'sell', '6', 12],
  [2, 'BNB/USDT', 'sell', '0.15', 10],
  [1, 'SOL/BTC', 'sell', '2', 9],
  [1, 'ETH/BTC', 'sell', '0.2', 7],
];

/** Given up whole, as the market went another way; percent away from what the day closed at. */
const CANCELLED: ReadonlyArray<readonly [...Past, away: number]> = [
  [25, 'BTC/USDT', 'buy', '0.01', -3],
  [17, 'SOL/USDT', 'sell', '3', 4],
  [6, 'ETH/USDT', 'buy', '0.4', -2.5],
  [1, 'XRP/USDT', 'sell', '80', 3.5],
];

/** A month of a trader's life, so that no list is empty and some have a second page. */
export async function seedSpot(core: Core, member: Member): Promise<void> {
  await core.clerk.perform(deed => {
    for (const past of COMPLETED) complete(core, deed, member, past);
    for (const cancelled of CANCELLED) giveUp(core, deed, member, cancelled);
    for (const waiting of WAITING) wait(core, deed, member, waiting);
  });
}

function complete(core: Core, deed: Deed, member: Member, past: Past): void {
  const [daysAgo, symbol, , number] = past;
  const market = core.hall.called(symbol);
  if (!market) return;
  const order = orderOf(deed, member, market, past, closeOf(market, deed.at - daysAgo * DAY));
  fill(core, deed, market, order, amount(number));
  deed.write('spot_order', orderRow({ ...order, remaining: 0n, state: 'filled', closedAt: order.createdAt }));
}

function giveUp(core: Core, deed: Deed, member: Member, cancelled: (typeof CANCELLED)[number]): void {
  const [daysAgo, symbol, side, number, away] = cancelled;
  const market = core.hall.called(symbol);
  if (!market) return;
  const price = awayFrom(closeOf(market, deed.at - daysAgo * DAY), away);
  const order = orderOf(deed, member, market, [daysAgo, symbol, side, number], price);
  deed.write('spot_order', orderRow({ ...order, state: 'cancelled', closedAt: order.createdAt + HOUR }));
}

const awayFrom = (price: bigint, percent: number): bigint =>
  price + (price * BigInt(Math.round(percent * 10))) / 1_000n;

function wait(core: Core, deed: Deed, member: Member, waiting: (typeof WAITING)[number]): void {
  const [daysAgo, symbol, side, number, away, filled] = waiting;
  const market = core.hall.called(symbol);
  if (!market) return;
  const price = awayFrom(market.lastPrice, away);
  const order = orderOf(deed, member, market, [daysAgo, symbol, side, number], price);
  if (filled !== undefined) {
    // What is gone of it was paid at once; only what remains is locked.
    fill(core, deed, market, order, amount(filled));
    order.remaining -= toScaled(amount(filled), market.pair.quantityScale);
  }
  core.floor.takeOver(deed, market, order);
}

function orderOf(deed: Deed, { id: memberId }: Member, market: Market, past: Past, price: bigint): MemberOrder {
  const [daysAgo, , side, number] = past;
  const quantity = toScaled(amount(number), market.pair.quantityScale);
  const id = deed.nextId('spot_order');
  return {
    id,
    memberId,
    pair: market.pair,
    side,
    kind: 'limit',
    price,
    quantity,
    remaining: quantity,
    state: 'open',
    // At an hour of its own.
    createdAt: deed.at - daysAgo * DAY - (id % 9) * HOUR,
    closedAt: null,
    clientOrderId: null,
  };
}

function fill(core: Core, deed: Deed, market: Market, order: MemberOrder, number: Amount): void {
  const { pair } = market;
  const [buyer, seller] = order.side === 'buy' ? [order, null] : [null, order];
  const quantity = toScaled(number, pair.quantityScale);
  const at = order.createdAt;
  const trade = { pair, price: order.price, quantity, buyer, seller, taker: order.side, at };
  for (const row of settle(deed, core.ledger, trade)) {
    deed.write('spot_fill', row);
  }
}

const closeOf = (market: Market, at: number): bigint =>
  BigInt(market.days.between(at - DAY, at).at(-1)?.close ?? 0) || market.lastPrice;

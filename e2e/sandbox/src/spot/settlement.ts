import { rescale, scaleOf, toScaled } from '@tradefloor/money';
import { DESK, FEES, type Holding, spot } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { lendTo } from '../ledger/house';
import { fromUnits, LEDGER_SCALE, type Ledger, type Line } from '../ledger/ledger';
import { type Pair, priceText, quantityText } from '../market/pair';
import { SPOT_FEE } from '../market/spot-terms';
import type { Side } from '../matching/order';
import type { SpotFillRow } from '../storage/tables';
import type { MemberOrder } from './member-order';

/** The fee as a part of a whole, in units that both are counted in. */
const FEE_UNITS = toScaled(SPOT_FEE, scaleOf(SPOT_FEE));
const WHOLE_UNITS = 100n * 10n ** BigInt(scaleOf(SPOT_FEE));

export const quantityUnits = (pair: Pair, quantity: bigint): bigint =>
  rescale(quantity, pair.quantityScale, LEDGER_SCALE);
export const totalUnits = (pair: Pair, price: bigint, quantity: bigint): bigint =>
  rescale(price * quantity, pair.priceScale + pair.quantityScale, LEDGER_SCALE);

/** The fee comes out of what is received, cut to the currency's scale in the member's favour. */
function feeOf(received: bigint, scale: number): bigint {
  return rescale(rescale((received * FEE_UNITS) / WHOLE_UNITS, LEDGER_SCALE, scale), scale, LEDGER_SCALE);
}

export interface Trade {
  readonly pair: Pair;
  readonly price: bigint;
  readonly quantity: bigint;
  /** The member's order, or null where a simulated trader stands. */
  readonly buyer: MemberOrder | null;
  readonly seller: MemberOrder | null;
  /** Of who came second: he pays out of what is available, the other out of what his order locked. */
  readonly taker: Side;
  readonly at: number;
}

/** One trade is one entry: what the buyer locked becomes the seller's, and the other way round. */
export function settle(deed: Deed, ledger: Ledger, trade: Trade): SpotFillRow[] {
  const { pair, price, quantity, buyer, seller, taker } = trade;
  const total = totalUnits(pair, price, quantity);
  const base = quantityUnits(pair, quantity);
  const buyerFee = buyer ? feeOf(base, pair.base.scale) : 0n;
  const sellerFee = seller ? feeOf(total, pair.quote.scale) : 0n;
  if (!buyer) lendTo(deed, ledger, spot(DESK, pair.quote.id), total);
  if (!seller) lendTo(deed, ledger, spot(DESK, pair.base.id), base);
  const lines: Line[] = [
    ...(buyer && taker === 'sell'
      ? outOfLocked(buyer, pair.quote.id, total, totalUnits(pair, buyer.price, quantity))
      : [{ holding: ownerOf(buyer, pair.quote.id), units: -total }]),
    ...(seller && taker === 'buy'
      ? outOfLocked(seller, pair.base.id, base, base)
      : [{ holding: ownerOf(seller, pair.base.id), units: -base }]),
    { holding: ownerOf(buyer, pair.base.id), units: base - buyerFee },
    { holding: ownerOf(seller, pair.quote.id), units: total - sellerFee },
    { holding: spot(FEES, pair.base.id), units: buyerFee },
    { holding: spot(FEES, pair.quote.id), units: sellerFee },
  ];
  deed.post({ cause: 'spot_trade', reference: references(trade) }, lines);
  const fills: SpotFillRow[] = [];
  if (buyer) fills.push(fillOf(deed, trade, buyer, total, buyerFee));
  if (seller) fills.push(fillOf(deed, trade, seller, total, sellerFee));
  return fills;
}

const fillOf = (
  deed: Deed,
  { pair, price, quantity, at }: Trade,
  { id, memberId, side }: MemberOrder,
  total: bigint,
  fee: bigint,
): SpotFillRow => ({
  id: deed.nextId('spot_fill'),
  order_id: id,
  member_id: memberId,
  pair_id: pair.id,
  side,
  price: priceText(pair, price),
  quantity: quantityText(pair, quantity),
  total: fromUnits(total),
  fee: fromUnits(fee),
  at,
});

const references = ({ buyer, seller }: Trade): string =>
  [buyer, seller].flatMap(order => (order ? [`spot_order:${order.id}`] : [])).join(' ');

const ownerOf = (order: MemberOrder | null, currencyId: number): Holding => spot(order?.memberId ?? DESK, currencyId);

/** What is not paid of what was locked is free again. */
function outOfLocked(order: MemberOrder, currencyId: number, paid: bigint, locked: bigint): Line[] {
  return [
    { holding: spot(order.memberId, currencyId, 'locked'), units: -locked },
    { holding: spot(order.memberId, currencyId), units: locked - paid },
  ];
}

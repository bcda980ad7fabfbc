import type { Fate } from '@tradefloor/area/act';
import {
  type ClientOrderId,
  type CompletedOrder,
  type Entrust,
  listBuyEntrusts,
  listCompletedOrders,
  listSellEntrusts,
} from '@tradefloor/contract';
import { compare } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';
import { fillKey } from '../orders/fill-key';
import type { OrderWish } from './order-wish';

export interface SentOrder {
  readonly wish: OrderWish;
  readonly clientOrderId: ClientOrderId;
  /** By this machine's clock. */
  readonly sentAt: number;
  /** The orders and fills that were there before: `id` and `fillKey`. */
  readonly known: ReadonlySet<string>;
}

/** Clocks differ; an order of an hour ago is not the one that was just sent. */
const CLOCKS_DIFFER_BY_MS = 120_000;

/** For a server that can't say what became of a call: the newest of the lists, where the order stands if it arrived. */
export async function foundInLists(platform: Platform, sent: SentOrder, signal: AbortSignal): Promise<Fate> {
  const { side, currencyId, legalId } = sent.wish;
  const list = side === 'buy' ? listBuyEntrusts : listSellEntrusts;
  const payload = { page: 1, currencyId, legalId };
  const [open, filled] = await Promise.all([
    platform.http(list, payload, { signal }),
    platform.http(listCompletedOrders, payload, { signal }),
  ]);
  const isThere = open.rows.some(row => isSent(row, sent)) || filled.rows.some(row => isFillOf(row, sent));
  return isThere ? { kind: 'done', message: null } : { kind: 'lost' };
}

export function isSent(row: Entrust, { wish, clientOrderId, sentAt, known }: SentOrder): boolean {
  if (row.clientOrderId !== null) return row.clientOrderId === clientOrderId;
  return (
    !known.has(row.id) &&
    isSince(row.createdAt, sentAt) &&
    compare(row.total, wish.amount) === 0 &&
    (wish.price === undefined || wish.mode === 'market' || compare(row.price, wish.price) === 0)
  );
}

export function isFillOf(row: CompletedOrder, { wish, sentAt, known }: SentOrder): boolean {
  return (
    !known.has(fillKey(row)) &&
    isSince(row.time, sentAt) &&
    row.side === wish.side &&
    compare(row.amount, wish.amount) <= 0
  );
}

const isSince = (time: number | null, sentAt: number): boolean => time !== null && time > sentAt - CLOCKS_DIFFER_BY_MS;

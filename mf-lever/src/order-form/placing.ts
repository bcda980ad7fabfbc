import { type Fate, type Sending, sendingOf } from '@tradefloor/area/act';
import {
  asId,
  type ClientOrderId,
  type CurrencyId,
  type Done,
  type LeverageOrder,
  listLeverageOrders,
  type PriceMode,
  submitLeverageOrder,
} from '@tradefloor/contract';
import { compare, type Decimal, type Direction, type Price } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';

export interface OrderWish {
  readonly currencyId: CurrencyId;
  readonly legalId: CurrencyId;
  readonly direction: Direction;
  readonly mode: PriceMode;
  readonly multiplier: Decimal;
  readonly hands: Decimal;
  /** Of a limit order. */
  readonly price?: Price;
}

/** Clocks differ; an order of an hour ago is not the one that was just sent. */
const CLOCKS_DIFFER_BY_MS = 120_000;

/** An order under a name of its own. `known` are the positions and entrusts that were there before. */
export const placing = (platform: Platform, wish: OrderWish, known: ReadonlySet<string>): Sending<Done> =>
  sendingOf(
    platform,
    submitLeverageOrder,
    key => ({ ...wish, clientOrderId: asId<ClientOrderId>(key) }),
    ({ sentAt }, signal) => foundInLists(platform, { wish, known, sentAt }, signal),
  );

interface SentOrder {
  readonly wish: OrderWish;
  readonly known: ReadonlySet<string>;
  /** By this machine's clock. */
  readonly sentAt: number;
}

/** For a server that can't say what became of a call: the newest of the lists, where the order stands if it arrived. */
async function foundInLists(platform: Platform, sent: SentOrder, signal: AbortSignal): Promise<Fate> {
  const { currencyId, legalId } = sent.wish;
  const lists = await Promise.all(
    (['open', 'pending'] as const).map(status =>
      platform.http(listLeverageOrders, { status, currencyId, legalId, page: 1 }, { signal }),
    ),
  );
  const isThere = lists.some(({ rows }) => rows.some(row => isSent(row, sent)));
  return isThere ? { kind: 'done', message: null } : { kind: 'lost' };
}

export function isSent(row: LeverageOrder, { wish, known, sentAt }: SentOrder): boolean {
  const at = row.createdAt ?? row.openedAt;
  return (
    !known.has(row.id) &&
    row.direction === wish.direction &&
    compare(row.hands, wish.hands) === 0 &&
    (row.multiplier === null || compare(row.multiplier, wish.multiplier) === 0) &&
    at !== null &&
    at > sentAt - CLOCKS_DIFFER_BY_MS
  );
}

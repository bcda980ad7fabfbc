import { type Fate, type Sending, sendingOf } from '@tradefloor/area/act';
import {
  asId,
  type ClientOrderId,
  type Done,
  listMicroOrders,
  type MicroOrder,
  type PayloadOf,
  submitMicroOrder,
} from '@tradefloor/contract';
import { compare } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';

export type MicroWish = Omit<PayloadOf<typeof submitMicroOrder>, 'clientOrderId'>;

/** An order under a name of its own. `known` are those that were there before. */
export function placing(platform: Platform, wish: MicroWish, known: ReadonlySet<string>): Sending<Done> {
  return sendingOf(
    platform,
    submitMicroOrder,
    key => ({ ...wish, clientOrderId: asId<ClientOrderId>(key) }),
    (_, signal) => foundInLists(platform, wish, known, signal),
  );
}

/** For a server that can't say what became of a call: an order like it that was not there before. */
async function foundInLists(
  platform: Platform,
  wish: MicroWish,
  known: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Fate> {
  const pages = await Promise.all(
    (['open', 'closed'] as const).map(status => platform.http(listMicroOrders, { page: 1, status }, { signal })),
  );
  const isThere = pages.some(({ rows }) => rows.some(row => !known.has(row.id) && isLike(row, wish)));
  return isThere ? { kind: 'done', message: null } : { kind: 'lost' };
}

const isLike = (row: MicroOrder, wish: MicroWish): boolean =>
  (row.pairId === null || row.pairId === wish.pairId) &&
  row.direction === wish.direction &&
  row.seconds === wish.seconds &&
  compare(row.amount, wish.amount) === 0;

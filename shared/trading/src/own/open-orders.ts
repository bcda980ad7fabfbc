import { everyPage, type RowList } from '@tradefloor/area/list';
import {
  type Entrust,
  listBuyEntrusts,
  listEntrusts,
  listSellEntrusts,
  type PairKey,
  type Side,
} from '@tradefloor/contract';
import { entrustChanged } from '@tradefloor/contract/ext';
import { isPositive } from '@tradefloor/money';
import { entrustTopic, type Platform } from '@tradefloor/platform';
import { idsOf, isOfPair } from './of-pair';

/** The user's open orders of one pair, or of all with `null`: all of them at once. */
export const openOrders = (pair: PairKey | null): RowList<Entrust> => ({
  name: `open orders ${pair ?? 'all'}`,
  whose: 'own',
  keyOf: ({ id }) => id,
  order: newestFirst,
  // Filled or cancelled: nothing remains of it.
  stands: ({ amount }) => isPositive(amount),
  // An older server filters by the base currency alone.
  isWanted: order => pair === null || isOfPair(order, pair),
  push: entrustChanged,
  follow: (bus, tell) => [bus.on(entrustTopic).subscribe(tell.row)],
  async ask(platform, _, signal) {
    const sides = await Promise.all((['buy', 'sell'] as const).map(side => ofSide(platform, side, pair, signal)));
    const rows = sides.flat();
    return { rows, total: rows.length };
  },
});

async function ofSide(
  platform: Platform,
  side: Side,
  pair: PairKey | null,
  signal: AbortSignal | undefined,
): Promise<readonly Entrust[]> {
  const list = side === 'buy' ? listBuyEntrusts : listSellEntrusts;
  const options = signal ? { signal } : {};
  const rows = await everyPage<Entrust>(
    page =>
      pair === null
        ? platform.http(listEntrusts, { side, page }, options)
        : platform.http(list, { page, ...idsOf(pair) }, options),
    ({ id }) => id,
  );
  return rows.map(row => withSide(row, side));
}

/** An older server leaves the side to the list's name. */
const withSide = (row: Entrust, side: Side): Entrust => (row.side === null ? { ...row, side } : row);

function newestFirst(a: Entrust, b: Entrust): number {
  const later = (b.createdAt ?? 0) - (a.createdAt ?? 0);
  if (later !== 0) return later;
  // Ids count upward.
  return b.id.length - a.id.length || (a.id < b.id ? 1 : -1);
}

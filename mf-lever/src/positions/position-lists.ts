import { everyPage, type RowList } from '@tradefloor/area/list';
import { type LeverageOrder, listLeverageOrders, type LeverageStatus, type Quote } from '@tradefloor/contract';
import { leverageTopic, type Platform } from '@tradefloor/platform';
import { newestFirst, type Position, positionOf } from './position';

/** leverage.poll-pace: what `lever_trade` says is asked for once a second while no socket says it. */
const POLL_MS = 1_000;
/** exchange.list-pages. */
export const PAGE_ROWS = 10;

/** All open positions, over all pairs: `lever_trade` says them whole each time. */
export const openPositions: RowList<Position> = {
  name: 'leverage positions',
  whose: 'own',
  keyOf: ({ id }) => id,
  order: newestFirst,
  push: 'always',
  pollMs: POLL_MS,
  follow: (bus, tell) => [bus.on(leverageTopic).subscribe(({ positions }) => tell.rows(positions.map(positionOf)))],
  ask: async (platform, _, signal) => {
    const { rows, total } = await whole(platform, 'open', signal);
    return { rows: rows.map(positionOf), total };
  },
};

/** All entrusts, over all pairs. */
export const openEntrusts: RowList<LeverageOrder> = {
  name: 'leverage entrusts',
  whose: 'own',
  keyOf: ({ id }) => id,
  order: newestFirst,
  push: 'always',
  pollMs: POLL_MS,
  follow: (bus, tell) => [bus.on(leverageTopic).subscribe(({ entrusts }) => tell.rows(entrusts))],
  ask: (platform, _, signal) => whole(platform, 'pending', signal),
};

/** What was closed or revoked, ten a page; of one pair, or of all with `null`. */
export const pastOrders = (
  status: Extract<LeverageStatus, 'closed' | 'revoked'>,
  pair: Pick<Quote, 'key' | 'currencyId' | 'legalId'> | null,
): RowList<LeverageOrder> => ({
  name: `leverage ${status} ${pair?.key ?? 'all'}`,
  whose: 'own',
  keyOf: ({ id }) => id,
  push: 'always',
  pageRows: PAGE_ROWS,
  // What stands no more among the living has just come here.
  follow(bus, tell) {
    let living: ReadonlySet<LeverageOrder['id']> | null = null;
    const look = bus.on(leverageTopic).subscribe(({ positions, entrusts }) => {
      const now = new Set([...positions, ...entrusts].map(({ id }) => id));
      if (living !== null && [...living].some(id => !now.has(id))) tell.stale();
      living = now;
    });
    return [look];
  },
  ask: (platform, page, signal) =>
    platform.http(
      listLeverageOrders,
      { status, page, ...(pair === null ? {} : { currencyId: pair.currencyId, legalId: pair.legalId }) },
      signal ? { signal } : {},
    ),
});

async function whole(platform: Platform, status: LeverageStatus, signal: AbortSignal | undefined) {
  const options = signal ? { signal } : {};
  const rows = await everyPage<LeverageOrder>(
    page => platform.http(listLeverageOrders, { status, page }, options),
    ({ id }) => id,
  );
  return { rows, total: rows.length };
}

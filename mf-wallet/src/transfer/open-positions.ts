import { everyPage, type RowList } from '@tradefloor/area/list';
import { type LeverageOrder, listLeverageOrders } from '@tradefloor/contract';

/** leverage.poll-pace */
const POLL_MS = 1_000;

/** What is open with leverage, over all pairs. Asked for: who listens to `lever_trade` tells the user what ends, and no transfer does. */
export const openPositions: RowList<LeverageOrder> = {
  name: 'positions that a transfer leaves behind',
  whose: 'own',
  keyOf: ({ id }) => id,
  push: { name: 'none' },
  pollMs: POLL_MS,
  async ask({ http }, _, signal) {
    const rows = await everyPage<LeverageOrder>(
      page => http(listLeverageOrders, { status: 'open', page }, signal ? { signal } : {}),
      ({ id }) => id,
    );
    return { rows, total: rows.length };
  },
};

/** Where they carry nothing, nobody is asked for them. */
export const noPositions: RowList<LeverageOrder> = {
  name: 'no positions',
  whose: 'own',
  push: 'always',
  ask: () => Promise.resolve({ rows: [], total: 0 }),
};

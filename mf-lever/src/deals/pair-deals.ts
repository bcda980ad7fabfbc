import type { RowList } from '@tradefloor/area/list';
import { type LeverageTrade, listLeverageTrades, type Quote } from '@tradefloor/contract';
import { type Bus, tradesTopic } from '@tradefloor/platform';
import { whenStatesChange } from '../order-records/order-records';
import { PAGE_ROWS } from '../positions/position-lists';

/** A lively pair is dealt in many times a second; who reads the list of it needs no newer one than this. */
const PACE_MS = 5_000;

/** What is dealt in a pair by anyone, ten a page, with the orders that are one's own among it. */
export const pairDeals = ({
  key,
  currencyId,
  legalId,
}: Pick<Quote, 'key' | 'currencyId' | 'legalId'>): RowList<LeverageTrade> => ({
  name: `leverage deals ${key}`,
  // Of whoever is signed in: which are their own is told to them alone.
  whose: 'own',
  keyOf: ({ id }) => id,
  push: 'always',
  pageRows: PAGE_ROWS,
  follow: (bus, tell) => [whenDealt(bus, key, tell.stale), whenStatesChange(bus, tell.stale)],
  ask: (platform, page, signal) =>
    platform.http(listLeverageTrades, { currencyId, legalId, page }, signal ? { signal } : {}),
});

function whenDealt(bus: Bus, pair: Quote['key'], changed: () => void): { unsubscribe(): void } {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const following = bus.on(tradesTopic, pair).subscribe(() => {
    waiting ??= setTimeout(() => {
      waiting = null;
      changed();
    }, PACE_MS);
  });
  return {
    unsubscribe() {
      following.unsubscribe();
      if (waiting !== null) clearTimeout(waiting);
    },
  };
}

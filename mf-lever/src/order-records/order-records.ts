import type { RowList } from '@tradefloor/area/list';
import { asInstant, type LeverageOrder, listLeverageOrders } from '@tradefloor/contract';
import { listLeverageRecords } from '@tradefloor/contract/ext';
import { type Bus, leverageTopic } from '@tradefloor/platform';
import { PAGE_ROWS } from '../positions/position-lists';
import { beginOf, type OrderWish } from './order-wish';

/** The user's orders as they were wished for, ten a page. Sides and days are wished for where the server offers the call for it alone. */
export function orderRecords({ pair, state, side, period }: OrderWish, now: number): RowList<LeverageOrder> {
  const since = beginOf(period, now);
  const isPlain = side === 'all' && since === null;
  const wish = {
    ...(pair === null ? {} : { currencyId: pair.currencyId, legalId: pair.legalId }),
    ...(state === 'all' ? {} : { status: state }),
  };
  return {
    name: `leverage records ${pair?.key ?? 'all'} ${state} ${side} ${since ?? 'all'}`,
    whose: 'own',
    keyOf: ({ id }) => id,
    push: 'always',
    pageRows: PAGE_ROWS,
    follow: (bus, tell) => [whenStatesChange(bus, tell.stale)],
    ask: (platform, page, signal) => {
      const options = signal ? { signal } : {};
      if (isPlain) return platform.http(listLeverageOrders, { ...wish, page }, options);
      const narrowed = {
        ...(side === 'all' ? {} : { direction: side }),
        ...(since === null ? {} : { since: asInstant(since) }),
      };
      return platform.http(listLeverageRecords, { ...wish, ...narrowed, page }, options);
    },
  };
}

/** `lever_trade` comes with every price: only an order that came, opened or ended is news here. */
export function whenStatesChange(bus: Bus, changed: () => void): { unsubscribe(): void } {
  let before: string | null = null;
  return bus.on(leverageTopic).subscribe(({ positions, entrusts }) => {
    const now = [...positions, ...entrusts].map(({ id, status }) => `${id} ${status}`).join();
    if (before !== null && now !== before) changed();
    before = now;
  });
}

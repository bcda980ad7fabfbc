import { type LeverageOrder, listLeverageOrders } from '@tradefloor/contract';
import { connectionTopic, leverageTopic } from '@tradefloor/platform';
import type { FakePlatform } from '@tradefloor/platform/fake';
import { decimal, ZERO } from '@tradefloor/money';

/** A server with these orders, and a connection that is up. What it answers is read anew each time. */
export function ordered(platform: FakePlatform, orders: () => readonly LeverageOrder[]): void {
  platform.answer(listLeverageOrders, ({ status, page = 1 }) => {
    const rows = orders().filter(order => order.status === status);
    return { rows: rows.slice((page - 1) * 10, page * 10), total: rows.length };
  });
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 20 });
}

/** What `lever_trade` says of them. */
export function told(platform: FakePlatform, orders: readonly LeverageOrder[]): void {
  platform.drive(leverageTopic, {
    positions: orders.filter(({ status }) => status === 'open'),
    entrusts: orders.filter(({ status }) => status === 'pending'),
    riskRate: decimal('300'),
    allProfits: ZERO,
    profits: ZERO,
  });
}

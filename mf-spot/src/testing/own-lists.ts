import {
  type CompletedOrder,
  type Entrust,
  listBuyEntrusts,
  listCompletedOrders,
  listEntrusts,
  listSellEntrusts,
  tradeHistory,
} from '@tradefloor/contract';
import { connectionTopic } from '@tradefloor/platform';
import type { FakePlatform } from '@tradefloor/platform/fake';

interface OwnLists {
  readonly orders?: readonly Entrust[];
  readonly fills?: readonly CompletedOrder[];
}

/** A server with these orders and fills, and a connection that is up. */
export function listed(platform: FakePlatform, { orders = [], fills = [] }: OwnLists = {}): void {
  const of = (side: 'buy' | 'sell') => {
    const rows = orders.filter(order => order.side === side);
    return { rows, total: rows.length };
  };
  platform.answer(listBuyEntrusts, of('buy'));
  platform.answer(listSellEntrusts, of('sell'));
  platform.answer(listEntrusts, ({ side }) => of(side));
  platform.answer(listCompletedOrders, { rows: fills, total: fills.length });
  platform.answer(tradeHistory, []);
  platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 20 });
}

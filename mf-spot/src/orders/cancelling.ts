import { type Fate, type Sending, sendingOf } from '@tradefloor/area/act';
import { everyPage } from '@tradefloor/area/list';
import { cancelOrder, type Done, type Entrust, listBuyEntrusts, listSellEntrusts } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { sideOf } from '@tradefloor/trading';

/** A trader must not take an order for standing that is gone: what became of its cancel is found out. */
export function cancelling(platform: Platform, order: Entrust): Sending<Done> {
  return sendingOf(
    platform,
    cancelOrder,
    () => ({ id: order.id, side: sideOf(order) }),
    (_, signal) => foundInList(platform, order, signal),
  );
}

/** For a server that can't say what became of a call: an order that is still listed was not cancelled. */
async function foundInList(platform: Platform, order: Entrust, signal: AbortSignal): Promise<Fate> {
  const { id, currencyId, legalId } = order;
  const list = sideOf(order) === 'buy' ? listBuyEntrusts : listSellEntrusts;
  const pair = { ...(currencyId === null ? {} : { currencyId }), ...(legalId === null ? {} : { legalId }) };
  const open = await everyPage<Entrust>(
    page => platform.http(list, { page, ...pair }, { signal }),
    row => row.id,
  );
  return open.some(row => row.id === id) ? { kind: 'lost' } : { kind: 'done', message: null };
}

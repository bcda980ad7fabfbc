import { cancelOrder, type Entrust, listBuyEntrusts, listSellEntrusts } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { isCallFailure, type Platform } from '@tradefloor/platform';
import { type Fate, fateByKey, newKey, type Patience, untilKnown } from '../lost-answer/until-known';
import { everyPage } from './every-page';
import { sideOf } from './of-pair';

/** How cancelling ended; always one of these, and only once it is known. */
export type Cancelled =
  | { readonly kind: 'cancelled' }
  /** Filled or cancelled already; in the server's words. */
  | { readonly kind: 'gone'; readonly message: string }
  /** It never arrived: the order stands, and can be cancelled again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly problem: unknown }
  | { readonly kind: 'left' };

/** Sends it once, and where no answer comes finds out what became of it: a trader must not take an order for standing that is gone. */
export async function cancelOnce(platform: Platform, order: Entrust, patience: Patience): Promise<Cancelled> {
  const key = newKey();
  try {
    await platform.http(cancelOrder, { id: order.id, side: sideOf(order) }, { idempotencyKey: key });
    return { kind: 'cancelled' };
  } catch (problem) {
    if (!isCallFailure(problem)) return { kind: 'failed', problem };
    if (problem.kind === 'refused') return { kind: 'gone', message: problem.message };
    if (problem.kind === 'session-changed') return { kind: 'left' };
    if (problem.effect === 'none') return { kind: 'failed', problem };
  }
  const ask = platform.http.offers(lookUpCall)
    ? () => fateByKey(platform, key, patience.signal)
    : () => foundInList(platform, order, patience.signal);
  const known = await untilKnown(ask, patience);
  if (known.kind === 'done') return { kind: 'cancelled' };
  return known.kind === 'refused' ? { kind: 'gone', message: known.message } : known;
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

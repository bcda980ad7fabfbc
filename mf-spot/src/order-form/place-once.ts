import { asId, type ClientOrderId, type PayloadOf, placeOrder } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { isCallFailure, type Platform } from '@tradefloor/platform';
import { fateByKey, newKey, type Patience, untilKnown } from '../lost-answer/until-known';
import { foundInLists } from './found-in-lists';

export type OrderWish = Omit<PayloadOf<typeof placeOrder>, 'clientOrderId'>;

/** How placing an order ended; always one of these, and only once it is known. */
export type Placed =
  | { readonly kind: 'placed'; readonly message: string | null }
  /** In the server's own words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It never arrived: nothing was placed, and it can be tried again. */
  | { readonly kind: 'lost' }
  /** The platform said it already, or what failed is ours. */
  | { readonly kind: 'failed'; readonly problem: unknown }
  /** The screen was left, or the user: the lists will tell whoever looks. */
  | { readonly kind: 'left' };

export interface Waiting extends Patience {
  /** No answer came: from now on it is being found out what became of the order. */
  checking(): void;
  /** The orders and fills that were there before. */
  readonly known: ReadonlySet<string>;
}

/** Sends an order once, whatever happens, and goes on until it is known what became of it. */
export async function placeOnce(platform: Platform, wish: OrderWish, waiting: Waiting): Promise<Placed> {
  const key = newKey();
  const clientOrderId = asId<ClientOrderId>(key);
  const sentAt = Date.now();
  try {
    const { message } = await platform.http(placeOrder, { ...wish, clientOrderId }, { idempotencyKey: key });
    return { kind: 'placed', message };
  } catch (problem) {
    if (!isCallFailure(problem)) return { kind: 'failed', problem };
    if (problem.kind === 'refused') return { kind: 'refused', message: problem.message };
    if (problem.kind === 'session-changed') return { kind: 'left' };
    if (problem.effect === 'none') return { kind: 'failed', problem };
  }
  waiting.checking();
  const ask = platform.http.offers(lookUpCall)
    ? () => fateByKey(platform, key, waiting.signal)
    : () => foundInLists(platform, { wish, clientOrderId, sentAt, known: waiting.known }, waiting.signal);
  const known = await untilKnown(ask, waiting);
  return known.kind === 'done' ? { kind: 'placed', message: known.message } : known;
}

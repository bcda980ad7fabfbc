import { asId, type ClientOrderId, type PayloadOf, placeOrder } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { isCallFailure, type Platform } from '@tradefloor/platform';
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

export interface Waiting {
  /** No answer came: from now on it is being found out what became of the order. */
  checking(): void;
  pause(milliseconds: number): Promise<void>;
  /** The orders and fills that were there before. */
  readonly known: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

/** A request that is still on its way has arrived by then, or it never will. */
const ARRIVED_AFTER_MS = 2_000;
const ASK_AGAIN_AFTER_MS = 1_000;
const PAUSE_OFFLINE_MS = 2_000;

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
    ? () => fateOf(platform, key, waiting.signal)
    : () => foundInLists(platform, { wish, clientOrderId, sentAt, known: waiting.known }, waiting.signal);
  return untilKnown(ask, waiting);
}

async function untilKnown(ask: () => Promise<Placed | 'in-progress'>, waiting: Waiting): Promise<Placed> {
  let askedSince: number | null = null;
  for (;;) {
    if (waiting.signal.aborted) return { kind: 'left' };
    let pause = PAUSE_OFFLINE_MS;
    try {
      const fate = await ask();
      askedSince ??= Date.now();
      const mayStillArrive = Date.now() - askedSince < ARRIVED_AFTER_MS;
      if (fate !== 'in-progress' && !(fate.kind === 'lost' && mayStillArrive)) return fate;
      pause = ASK_AGAIN_AFTER_MS;
    } catch (problem) {
      if (waiting.signal.aborted) return { kind: 'left' };
      if (!isCallFailure(problem) || problem.effect === 'none') return { kind: 'failed', problem };
    }
    await waiting.pause(pause);
  }
}

async function fateOf(
  platform: Platform,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Placed | 'in-progress'> {
  const { fate, message } = await platform.http(lookUpCall, { idempotencyKey }, { signal });
  switch (fate) {
    case 'done':
      return { kind: 'placed', message };
    case 'refused':
      return { kind: 'refused', message: message ?? '' };
    case 'in-progress':
      return 'in-progress';
    case 'unknown':
      return { kind: 'lost' };
    default:
      return fate satisfies never;
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

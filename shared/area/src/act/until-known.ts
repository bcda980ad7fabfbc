import type { PayloadOf } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { isCallFailure, type Platform } from '@tradefloor/platform';

/** What became of a call whose answer did not come. */
export type Fate =
  /** The id is of what it made, such as an order, where that is told. */
  | { readonly kind: 'done'; readonly message: string | null; readonly id?: string | null }
  /** In the server's own words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It never arrived, and had no effect. */
  | { readonly kind: 'lost' };

/** Why it is not known. */
type Unknown = { readonly kind: 'failed'; readonly problem: unknown } | { readonly kind: 'left' };

export interface Patience {
  /** Shorter when nobody waits any more. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** A request that is still on its way has nearly always arrived by then. */
const ARRIVED_AFTER_MS = 2_000;
const ASK_AGAIN_AFTER_MS = 1_000;
const PAUSE_OFFLINE_MS = 2_000;

/** Asks until it is known, through every interruption; at last so that a call which arrives even later is refused. */
export async function untilKnown(
  ask: (isGivenUp: boolean) => Promise<Fate | 'in-progress'>,
  patience: Patience,
): Promise<Fate | Unknown> {
  const { signal } = patience;
  let askedSince: number | null = null;
  for (;;) {
    if (signal.aborted) return { kind: 'left' };
    let wait = PAUSE_OFFLINE_MS;
    try {
      // Not by the time of day, which may be set meanwhile.
      const isGivenUp = askedSince !== null && performance.now() - askedSince >= ARRIVED_AFTER_MS;
      const fate = await ask(isGivenUp);
      askedSince ??= performance.now();
      if (fate !== 'in-progress' && (fate.kind !== 'lost' || isGivenUp)) return fate;
      wait = ASK_AGAIN_AFTER_MS;
    } catch (problem) {
      if (signal.aborted) return { kind: 'left' };
      if (!isCallFailure(problem) || problem.effect === 'none') return { kind: 'failed', problem };
      // Somebody else is signed in by now: it is none of their business.
      if (problem.kind === 'session-changed') return { kind: 'left' };
    }
    await patience.pause(wait, signal);
  }
}

/** By the key that the call was sent under; for a server that keeps them. */
export async function fateByKey(
  platform: Platform,
  asked: PayloadOf<typeof lookUpCall>,
  signal: AbortSignal,
): Promise<Fate | 'in-progress'> {
  const { fate, id, message } = await platform.http(lookUpCall, asked, { signal });
  switch (fate) {
    case 'done':
      return { kind: 'done', message, id };
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

export function paused(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const leave = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
}

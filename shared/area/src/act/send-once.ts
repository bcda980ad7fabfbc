import type { Call } from '@tradefloor/contract';
import { lookUpCall } from '@tradefloor/contract/ext';
import { isCallFailure, type Platform, type Session, type SessionState } from '@tradefloor/platform';
import { newKey } from './new-key';
import { type Fate, fateByKey, type Patience, untilKnown } from './until-known';

export interface WasDone<Answer> {
  readonly kind: 'done';
  readonly message: string | null;
  /** Of what it made, such as an order. */
  readonly id: string | null;
  /** Null where it got lost and only its fate was learnt. */
  readonly answer: Answer | null;
}

/** How something that was sent ended: always one of these, and only once it is known. */
export type Ended<Answer> =
  | WasDone<Answer>
  /** In the server's own words. */
  | { readonly kind: 'refused'; readonly message: string }
  /** It never arrived: nothing was done, and it can be tried again. */
  | { readonly kind: 'lost' }
  /** The platform said it already, what failed is ours, or nothing tells what became of it. */
  | { readonly kind: 'failed'; readonly problem: unknown }
  /** The question was answered with no, the view was left, or the user: what they find next tells them. */
  | { readonly kind: 'left' };

export interface Sent {
  readonly key: string;
  /** By this machine's clock. */
  readonly sentAt: number;
}

/** Something that is sent once, with its ways to learn what became of it. */
export interface Sending<Answer> {
  send(key: string): Promise<Answer>;
  /** The server keeps what became of it under its key, where it has the call that tells. */
  readonly isKeyed?: boolean;
  /** What lists and forms show of it, where no key tells; left out where nothing does. */
  readonly found?: ((sent: Sent, signal: AbortSignal) => Promise<Fate>) | undefined;
}

/** One call, under the key that it is sent with: a payload may carry it too. */
export function sendingOf<Payload, Answer>(
  { http }: Platform,
  call: Call<Payload, Answer>,
  payload: (key: string) => Payload,
  found?: Sending<Answer>['found'],
): Sending<Answer> {
  return {
    send: key => http(call, payload(key), { idempotencyKey: key }),
    // No other call takes a key along.
    isKeyed: call.movesMoney,
    found,
  };
}

export interface Waiting extends Patience {
  /** No answer came: from now on it is being found out what became of it. */
  checking(): void;
}

/** wire.one-effect: sends once, whatever happens, and goes on until it is known what became of it. */
export async function sendOnce<Answer>(
  platform: Platform,
  sending: Sending<Answer>,
  waiting: Waiting,
): Promise<Ended<Answer>> {
  const theirs = whileSameUser(platform.session, waiting.signal);
  const sent: Sent = { key: newKey(), sentAt: Date.now() };
  try {
    const answer = await sending.send(sent.key);
    return { kind: 'done', message: textIn(answer, 'message'), id: textIn(answer, 'id'), answer };
  } catch (problem) {
    if (!isCallFailure(problem)) return { kind: 'failed', problem };
    if (problem.kind === 'refused') return { kind: 'refused', message: problem.message };
    if (problem.kind === 'session-changed') return { kind: 'left' };
    if (problem.effect === 'none') return { kind: 'failed', problem };
    if (theirs.signal.aborted) return { kind: 'left' };
    const ask = asking(platform, sending, sent, theirs.signal);
    if (ask === null) return { kind: 'failed', problem };
    waiting.checking();
    const known = await untilKnown(ask, { ...waiting, signal: theirs.signal });
    if (known.kind === 'done') return { id: null, ...known, answer: null };
    if (known.kind !== 'failed') return known;
    // That it could not be looked up says nothing of what became of it: what is told is that no answer came.
    platform.report(known.problem);
    return { kind: 'failed', problem };
  } finally {
    theirs.end();
  }
}

/** How the fate is asked for; null where nothing tells it. */
function asking<Answer>(
  platform: Platform,
  { isKeyed = false, found }: Sending<Answer>,
  sent: Sent,
  signal: AbortSignal,
): ((isGivenUp: boolean) => Promise<Fate | 'in-progress'>) | null {
  const inLists = found ? () => found(sent, signal) : null;
  if (!isKeyed || !platform.http.offers(lookUpCall)) return inLists;
  return async isGivenUp => {
    try {
      return await fateByKey(platform, { idempotencyKey: sent.key, ...(isGivenUp && { isGivenUp }) }, signal);
    } catch (problem) {
      // A server that was replaced by an older one meanwhile.
      if (inLists && isCallFailure(problem) && problem.kind === 'not-offered') return inLists();
      throw problem;
    }
  };
}

/** Keys and lists of the next user say nothing of the last one's order: it would be told as lost. */
function whileSameUser(session: Session, leaving: AbortSignal) {
  const over = new AbortController();
  const abort = (): void => over.abort();
  const began = session.state();
  const following = session.changes.subscribe(now => {
    if (!isSameUser(began, now)) abort();
  });
  if (leaving.aborted) abort();
  leaving.addEventListener('abort', abort);
  return {
    signal: over.signal,
    end() {
      following.unsubscribe();
      leaving.removeEventListener('abort', abort);
    },
  };
}

export function isSameUser(before: SessionState, now: SessionState): boolean {
  if (before.kind === 'guest' || now.kind === 'guest') return before.kind === now.kind;
  // Whose name was not known becomes known: nobody has changed.
  return before.account === now.account || before.account === '';
}

/** What most calls that do something answer: a text to show, and the id of what they made. */
function textIn(answer: unknown, name: 'message' | 'id'): string | null {
  const told: unknown = Object(answer)[name];
  return typeof told === 'string' && told !== '' ? told : null;
}

import { type CallRequest, LANGUAGES, type PayloadOf, readEnvelope, requestOf } from '@tradefloor/contract';
import { proveOwnHand } from '@tradefloor/contract/ext';
import type { IncomingHttpHeaders } from 'node:http';

export type Proofs = PayloadOf<typeof proveOwnHand>;
/** Done, or `NotProven` is thrown. */
export type Prove = (asked: IncomingHttpHeaders, proofs: Proofs) => Promise<void>;

/** What the exchange says of it to whoever asks, in their language; null where it does not answer. */
export class NotProven extends Error {
  constructor(readonly said: string | null) {
    super(said ?? 'The exchange does not answer.');
    this.name = 'NotProven';
  }
}

const ANSWERS_WITHIN_MS = 3_000;
/** Of an exchange that has nothing of the kind to ask for. */
const NO_SUCH_CALL = 404;

/** wallet.own-hand, asked of the exchange, which alone knows what a member has set and counts the wrong tries. */
export function provesAt(exchange: string): Prove {
  return async ({ authorization = '', lang }, proofs) => {
    const language = LANGUAGES.find(known => known === lang) ?? 'en';
    const asked = requestOf(proveOwnHand, proofs, { language, token: authorization, now: Date.now() });
    const { status, body } = await answerTo(exchange, asked);
    if (status === NO_SUCH_CALL) return;
    const outcome = readEnvelope(proveOwnHand, body);
    if (outcome.kind === 'ok') return;
    throw new NotProven(status >= 500 || outcome.kind === 'malformed' ? null : outcome.message);
  };
}

async function answerTo(exchange: string, { url, ...sent }: CallRequest): Promise<{ status: number; body: string }> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    const answer = await fetch(`${exchange}${url}`, { ...sent, signal, redirect: 'error' });
    return { status: answer.status, body: await answer.text() };
  } catch {
    throw new NotProven(null);
  }
}

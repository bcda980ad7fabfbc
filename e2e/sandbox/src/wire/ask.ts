import type { AnswerOf, Done, LanguageCode, PayloadOf } from '@tradefloor/contract';
import type { Member } from '../account/members';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import type { Bytes } from './bytes';
import type { MessageKey } from '../messages/en';
import { say, type Values } from '../messages/message';
import { sessionOver } from '../messages/refusal';

/** Who asks, and from where: wire.token-says-who. */
export interface Caller {
  readonly member: Member | null;
  readonly token: string | null;
  readonly language: LanguageCode;
  readonly address: string;
  /** Whom the address stands for: limits go by it. */
  readonly network: string;
  /** As the header has them. */
  readonly cookies: string;
  /** Over TLS, as far as the gateway says. */
  readonly isSecure: boolean;
  readonly device: string;
}

export interface Ask<Answer> extends Caller {
  readonly core: Core;
  readonly setCookie: (cookie: string) => void;
  /**
   * Does it and stores it. What `act` gives is the call's answer: with an `Idempotency-Key` it is stored in the same
   * commit, so that the same key has one effect and one answer.
   */
  readonly perform: (act: (deed: Deed) => Answer) => Promise<Answer>;
}
export type MemberAsk<Answer> = Ask<Answer> & { readonly member: Member };

/** What is kept as it is sent is answered as its bytes. */
export type Handler<Payload, Answer> = (payload: Payload, ask: Ask<Answer>) => Answer | Bytes | Promise<Answer | Bytes>;

/** What answers a call of the contract. */
export type HandlerOf<Call> = Handler<PayloadOf<Call>, AnswerOf<Call>>;

/** For calls that only a signed-in member may make. */
export function forMember<Payload, Answer>(
  handle: (payload: Payload, ask: MemberAsk<Answer>) => Answer | Promise<Answer>,
): Handler<Payload, Answer> {
  return (payload, ask) => {
    const { member } = ask;
    if (!member) throw sessionOver();
    return handle(payload, { ...ask, member });
  };
}

/** The answer of a call that does something: a sentence, and what it made. */
export function doneSaying(
  caller: Caller,
  key: MessageKey,
  { id = null, values = {} }: { id?: number | null; values?: Values } = {},
): Done {
  return { message: say(caller.language, key, values), id: id === null ? null : String(id) };
}

import type { Codec } from './codec';
import { type Nothing, nothing } from './wire/containers';
import { type Done, done } from './wire/done';
import { kind, type Kind, mapped, type Refusal } from './wire/kind';
import { type Fields, type PlainOfFields, shape } from './wire/shape';
import { trusted } from './wire/trusted';

/** Who may call: everybody, everybody with more for a signed-in user, or only a signed-in user. */
export type Auth = 'none' | 'optional' | 'required';

/** Where the answer's data stands in the old server's envelope; `bytes` has none, the body is the answer. */
export type Place = 'message' | 'root' | 'data' | 'bytes';

export interface Call<Payload, Answer> {
  /** The plain name: the key of the exchange's route table. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** With `:name` for what comes from the payload, as in `/api/transaction/:side`. */
  readonly path: string;
  readonly payload: Codec<Payload>;
  readonly answer: Codec<Answer>;
  readonly place: Place;
  readonly auth: Auth;
  readonly body: 'form' | 'multipart';
  /** Moves money or places an order: takes an `Idempotency-Key`, and is never repeated by itself. */
  readonly movesMoney: boolean;
}

export type PayloadOf<C> = C extends Call<infer P, infer _A> ? P : never;
export type AnswerOf<C> = C extends Call<infer _P, infer A> ? A : never;

interface Said<F extends Fields, Answer> {
  /** The strictest is the default: a call for everybody says so. */
  readonly auth?: Auth;
  readonly place?: Place;
  readonly body?: 'form' | 'multipart';
  readonly movesMoney?: boolean;
  readonly payload?: () => F;
  /** What no single field can tell, such as a price that only a limit order needs. */
  readonly check?: (payload: PlainOfFields<F>) => Refusal | null;
  readonly answer?: () => Kind<Answer>;
}

/** Payload and answer are made at first use; mark each `call(…)` as pure, and an area carries only those it uses. */
export function call<F extends Fields = NoFields, Answer = Nothing>(
  name: string,
  method: 'GET' | 'POST',
  path: string,
  said: Said<F, Answer>,
): Call<PlainOfFields<F>, Answer> {
  const { check, answer } = said;
  const fields = shape(said.payload ?? ((): F => trusted({})));
  return {
    name,
    method,
    path,
    payload: check
      ? mapped(
          fields,
          plain => check(plain) ?? plain,
          plain => plain,
        )
      : fields,
    answer: answer ? later(answer) : trusted<Kind<Answer>>(nothing),
    place: said.place ?? 'message',
    auth: said.auth ?? 'required',
    body: said.body ?? 'form',
    movesMoney: said.movesMoney ?? false,
  };
}

/** A call that needs to be told nothing. */
export type NoFields = Readonly<Record<string, never>>;

/** A call that does something, and answers a text to show. */
export function action<F extends Fields = NoFields>(
  name: string,
  path: string,
  said: Omit<Said<F, Done>, 'place' | 'answer'> & { readonly answer?: () => Kind<Done> } = {},
): Call<PlainOfFields<F>, Done> {
  return call(name, 'POST', path, { answer: () => done, ...said, place: 'root' });
}

function later<Plain>(make: () => Kind<Plain>): Kind<Plain> {
  let made: Kind<Plain> | undefined;
  const of = (): Kind<Plain> => (made ??= make());
  return kind(
    wire => of().read(wire),
    plain => of().encode(plain),
    () => of().json(),
  );
}

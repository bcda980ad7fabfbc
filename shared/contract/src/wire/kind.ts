import type { Codec } from '../codec';
import type { JsonSchema } from './json-schema';
import { type Fault, type FaultReason, Malformed } from './malformed';

/** A codec that can stand inside another: it says what does not fit instead of throwing it. */
export interface Kind<Plain> extends Codec<Plain> {
  read(wire: unknown): Plain | Refusal;
  json(): JsonSchema;
}

export type PlainOf<K> = K extends Kind<infer Plain> ? Plain : never;

/** Why a value is given up on: the field of it that is to blame, or itself. */
export class Refusal {
  constructor(readonly faults: readonly Fault[]) {}

  /** The same, seen from what holds the value under `name`. */
  under(name: string | number): Refusal {
    return new Refusal(
      this.faults.map(({ field, reason }) => ({ field: field === '' ? String(name) : `${name}.${field}`, reason })),
    );
  }
}
export const refuse = (reason: FaultReason, field = ''): Refusal => new Refusal([{ field, reason }]);

export function kind<Plain>(
  read: (wire: unknown) => Plain | Refusal,
  encode: (plain: Plain) => unknown,
  describe: () => JsonSchema,
): Kind<Plain> {
  let described: JsonSchema | undefined;
  return {
    read,
    encode,
    // The same object each time: the OpenAPI page knows an entity by it.
    json: () => (described ??= describe()),
    decode(wire) {
      const plain = read(wire);
      if (plain instanceof Refusal) throw new Malformed(plain.faults);
      return plain;
    },
  };
}

/** A kind with nothing inside: one value on the wire, one in plain. */
export function leaf<Plain>(
  json: JsonSchema,
  read: (wire: unknown) => Plain | Refusal,
  encode: (plain: Plain) => unknown = plain => plain,
): Kind<Plain> {
  const present = (wire: unknown): Plain | Refusal => {
    const plain = read(wire);
    return plain instanceof Refusal && isNothing(wire) ? refuse('missing') : plain;
  };
  return kind(present, encode, () => json);
}

export const isNothing = (wire: unknown): boolean => wire === undefined || wire === null || wire === '';

/** The same on the wire as `of`, another thing in plain. */
export function mapped<From, Plain>(
  of: Kind<From>,
  decode: (from: From) => Plain | Refusal,
  encode: (plain: Plain) => From,
): Kind<Plain> {
  return kind(
    wire => {
      const from = of.read(wire);
      return from instanceof Refusal ? from : decode(from);
    },
    plain => of.encode(encode(plain)),
    () => of.json(),
  );
}

/** What is read passes through `decode` before `of` sees it: for servers that wrap the same thing in other ways. */
export function unwrapped<Plain>(of: Kind<Plain>, decode: (wire: unknown) => unknown): Kind<Plain> {
  return kind(
    wire => of.read(decode(wire)),
    plain => of.encode(plain),
    () => of.json(),
  );
}

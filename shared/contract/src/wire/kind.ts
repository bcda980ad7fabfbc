import * as z from 'zod/mini';
import type { Codec } from '../codec';
import type { JsonSchema } from './json-schema';
import { type Fault, type FaultReason, Malformed } from './malformed';
import { trusted } from './trusted';

/** A codec that can stand inside another. Its zod schema is made at first use: a page starts without the calls it never makes. */
export interface Kind<Plain> extends Codec<Plain> {
  schema(): Schema<Plain>;
  json(): JsonSchema;
}

export type Schema<Plain> = z.ZodMiniType<Plain>;
export type PlainOf<K> = K extends Kind<infer Plain> ? Plain : never;

/** Gives up on a value, with the reason and, where one field of it is to blame, that field. */
export class Refusal {
  constructor(
    readonly reason: FaultReason,
    readonly field?: string,
  ) {}
}
export const refuse = (reason: FaultReason, field?: string): Refusal => new Refusal(reason, field);

export function kind<Plain>(make: () => Schema<Plain>, describe: () => JsonSchema): Kind<Plain> {
  let made: Schema<Plain> | undefined;
  let described: JsonSchema | undefined;
  const schema = (): Schema<Plain> => {
    if (made) return made;
    // zod would try `new Function`, which a strict Content-Security-Policy reports as a violation.
    z.config({ jitless: true });
    made = make();
    return made;
  };
  return {
    schema,
    // The same object each time: the OpenAPI page knows an entity by it.
    json: () => (described ??= describe()),
    decode(wire) {
      const result = z.safeDecode(schema(), wire);
      if (result.success) return result.data;
      throw new Malformed(result.error.issues.map(faultOf));
    },
    encode(plain) {
      return z.encode(schema(), plain);
    },
  };
}

/** A kind with nothing inside: one value on the wire, one in plain. */
export function leaf<Plain>(
  json: JsonSchema,
  decode: (wire: unknown) => Plain | Refusal,
  encode: (plain: Plain) => unknown = plain => plain,
): Kind<Plain> {
  const present = (wire: unknown): Plain | Refusal => {
    const plain = decode(wire);
    return plain instanceof Refusal && isNothing(wire) ? refuse('missing') : plain;
  };
  return kind(
    () => step(z.unknown(), present, encode),
    () => json,
  );
}

export const isNothing = (wire: unknown): boolean => wire === undefined || wire === null || wire === '';

/** The same on the wire as `of`, another thing in plain. */
export function mapped<From, Plain>(
  of: Kind<From>,
  decode: (from: From) => Plain | Refusal,
  encode: (plain: Plain) => From,
): Kind<Plain> {
  return kind(
    () => step(of.schema(), decode, encode),
    () => of.json(),
  );
}

/** What is read passes through `decode` before `of` sees it: for servers that wrap the same thing in other ways. */
export function unwrapped<Plain>(of: Kind<Plain>, decode: (wire: unknown) => unknown): Kind<Plain> {
  return kind(
    () =>
      z.pipe(
        step(z.unknown(), decode, (plain: unknown) => plain),
        of.schema(),
      ),
    () => of.json(),
  );
}

export function step<From, Plain>(
  from: Schema<From>,
  decode: (from: From) => Plain | Refusal,
  encode: (plain: Plain) => From,
): Schema<Plain> {
  return z.codec(from, z.custom<Plain>(), {
    decode(value, context) {
      const plain = decode(value);
      if (!(plain instanceof Refusal)) return plain;
      const path = plain.field === undefined ? [] : [plain.field];
      context.issues.push({ code: 'custom', input: value, path, params: { reason: plain.reason } });
      return z.NEVER;
    },
    encode,
  });
}

type Issue = z.core.$ZodIssue;

function faultOf(issue: Issue): Fault {
  return { field: issue.path.map(String).join('.'), reason: reasonOf(issue) };
}

/** zod itself refuses but one thing here: what stands where a list should. Everything else is refused by a kind of ours. */
function reasonOf(issue: Issue): FaultReason {
  if (issue.code !== 'custom') return 'not-a-list';
  return trusted<FaultReason | undefined>(issue.params?.['reason']) ?? 'bad-form';
}

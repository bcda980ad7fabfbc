import type { JsonSchema } from './json-schema';
import { isNothing, kind, type Kind, mapped, refuse, Refusal } from './kind';
import { isObject, trusted, type WireObject } from './trusted';

/** wire.plain-names: one plain property and the names it has on the wire. */
export interface Field<Plain, Optional extends boolean = boolean> {
  /** The first that holds something is read; all are written. */
  readonly names: readonly [string, ...string[]];
  /** Read when none of `names` holds anything, never written: what other servers say. */
  readonly others: readonly string[];
  readonly kind: Kind<Plain>;
  readonly optional: Optional;
  /** Left out and empty are not the same (wire.all-unsaid). */
  readonly notEmpty?: boolean;
}

type Names = string | readonly [string, ...string[]];
const listed = (names: Names): readonly [string, ...string[]] => (typeof names === 'string' ? [names] : names);

export function field<Plain>(names: Names, of: Kind<Plain>, ...others: readonly string[]): Field<Plain, false> {
  return { names: listed(names), others, kind: of, optional: false };
}

/** May be left out, in plain too: for what a caller need not say. */
export function optional<Plain>(names: Names, of: Kind<Plain>, ...others: readonly string[]): Field<Plain, true> {
  return { names: listed(names), others, kind: of, optional: true };
}

/** May be left out, but be neither empty nor null, as JSON has a number that is none: where saying nothing means all, that is not meant. */
export const wholeOr = <Plain>(names: Names, of: Kind<Plain>): Field<Plain, true> => ({
  ...optional(names, of),
  notEmpty: true,
});

export type Fields = Readonly<Record<string, Field<unknown>>>;
type FieldPlain<F> = F extends Field<infer Plain> ? Plain : never;
type OptionalNames<F> = { [Name in keyof F]: F[Name] extends Field<unknown, true> ? Name : never }[keyof F];

export type PlainOfFields<F> = {
  readonly [Name in Exclude<keyof F, OptionalNames<F>>]: FieldPlain<F[Name]>;
} & {
  readonly [Name in OptionalNames<F>]?: FieldPlain<F[Name]> | undefined;
};

/** An object: wire names to plain names, each once. Unknown wire fields are ignored. */
export function shape<F extends Fields>(makeFields: () => F): Kind<PlainOfFields<F>> {
  let made: Entries | undefined;
  // Made at first use: a page starts without the calls it never makes.
  const entries = (): Entries => (made ??= Object.entries(makeFields()));
  return kind(
    // The type of each property is the type of its kind; TypeScript can't follow it through the renaming.
    wire => trusted<PlainOfFields<F> | Refusal>(readFields(wire, entries())),
    plain => writeFields(plain, entries()),
    () => describe(entries()),
  );
}

/** Adds what follows from the rest, such as a pair's key; never written. */
export function derived<Plain, Extra>(of: Kind<Plain>, extra: (plain: Plain) => Extra): Kind<Plain & Extra> {
  return mapped<Plain, Plain & Extra>(
    of,
    plain => ({ ...plain, ...extra(plain) }),
    plain => plain,
  );
}

type Entries = ReadonlyArray<readonly [plain: string, field: Field<unknown>]>;

/** What PHP makes of an object without fields. */
const isEmptyList = (wire: unknown): boolean => Array.isArray(wire) && wire.length === 0;

function readFields(given: unknown, entries: Entries): WireObject | Refusal {
  const wire: unknown = isEmptyList(given) ? {} : given;
  if (!isObject(wire)) return refuse(isNothing(wire) ? 'missing' : 'not-an-object');
  const found: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [name, of] of entries) {
    const value = firstPresent(wire, of);
    // An empty form field is one that was left out.
    if (of.optional && (of.notEmpty === true ? value === undefined : isNothing(value))) continue;
    const plain = of.kind.read(value);
    if (plain instanceof Refusal) refusals.push(plain.under(of.names[0]));
    else found[name] = plain;
  }
  return refusals.length === 0 ? found : new Refusal(refusals.flatMap(({ faults }) => faults));
}

/** Nearly always what the first name holds: pushes are read a thousand times a second. */
function firstPresent(wire: WireObject, { names, others }: Field<unknown>): unknown {
  const first = wire[names[0]];
  if (!isNothing(first) || (names.length === 1 && others.length === 0)) return first;
  for (const name of names) if (!isNothing(wire[name])) return wire[name];
  for (const name of others) if (!isNothing(wire[name])) return wire[name];
  return first;
}

function writeFields(plain: WireObject, entries: Entries): WireObject {
  const written: Record<string, unknown> = {};
  for (const [name, { names, kind: of }] of entries) {
    const value = plain[name];
    if (value === undefined) continue;
    const wire = of.encode(value);
    for (const each of names) written[each] = wire;
  }
  return written;
}

function describe(entries: Entries): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [, { names, kind: of, optional: may }] of entries) {
    for (const name of names) properties[name] = of.json();
    if (!may) required.push(...names);
  }
  return { type: 'object', properties, required };
}

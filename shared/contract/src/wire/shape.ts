import * as z from 'zod/mini';
import type { JsonSchema } from './json-schema';
import { isNothing, kind, type Kind, mapped, refuse, type Schema, step } from './kind';
import { isObject, trusted, type WireObject } from './trusted';

/** One plain property and the names it has on the wire. */
export interface Field<Plain, Optional extends boolean = boolean> {
  /** The first that holds something is read; all are written. */
  readonly names: readonly [string, ...string[]];
  /** Read when none of `names` holds anything, never written: what other servers say. */
  readonly others: readonly string[];
  readonly kind: Kind<Plain>;
  readonly optional: Optional;
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
  let made: F | undefined;
  const fields = (): F => (made ??= makeFields());
  // The type of each property is the type of its kind; TypeScript can't follow it through the renaming.
  return kind(
    () => trusted<Schema<PlainOfFields<F>>>(renamed(fields())),
    () => describe(fields()),
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

function renamed(fields: Fields): Schema<WireObject> {
  const entries = Object.entries(fields);
  const named = z.object(
    Object.fromEntries(
      entries.map(([, { names, kind: of, optional: may }]) => [names[0], may ? z.optional(of.schema()) : of.schema()]),
    ),
  );
  const byFirstName = step(
    z.unknown(),
    wire => {
      if (isObject(wire)) return firstPresent(wire, entries);
      return refuse(isNothing(wire) ? 'missing' : 'not-an-object');
    },
    wire => allNames(wire, entries),
  );
  return step(
    trusted<Schema<WireObject>>(z.pipe(byFirstName, named)),
    wire => kept(entries.map(([name, { names }]) => [name, wire[names[0]]])),
    plain => kept(entries.map(([name, { names }]) => [names[0], plain[name]])),
  );
}

type Entries = ReadonlyArray<readonly [plain: string, field: Field<unknown>]>;

const kept = (pairs: ReadonlyArray<readonly [string, unknown]>): WireObject =>
  Object.fromEntries(pairs.filter(([, value]) => value !== undefined));

/** A required name is always there, `undefined` if need be: zod would not ask its kind about a key that is missing. */
function firstPresent(wire: WireObject, entries: Entries): WireObject {
  const found: Record<string, unknown> = {};
  for (const [, { names, others, optional: may }] of entries) {
    const value = wire[[...names, ...others].find(name => !isNothing(wire[name])) ?? names[0]];
    // An empty form field is one that was left out.
    if (!may || !isNothing(value)) found[names[0]] = value;
  }
  return found;
}

function allNames(wire: WireObject, entries: Entries): WireObject {
  return kept(
    entries.flatMap(([, { names }]) => names.map((name): readonly [string, unknown] => [name, wire[names[0]]])),
  );
}

function describe(fields: Fields): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const { names, kind: of, optional: may } of Object.values(fields)) {
    for (const name of names) properties[name] = of.json();
    if (!may) required.push(...names);
  }
  return { type: 'object', properties, required };
}

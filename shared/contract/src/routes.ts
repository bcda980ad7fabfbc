import type { AnswerOf, Call, PayloadOf } from './call';
import * as optional from './ext';
import * as spec from './index';
import type { Push } from './push';
import { trusted } from './wire/trusted';

/** wire.every-call: what is exported here is what there is. */
type CallsOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Call<unknown, unknown> ? Name : never]: Module[Name];
};
type PushesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Push<unknown> ? Name : never]: Module[Name];
};

export type SpecCalls = CallsOf<typeof spec>;
export type OptionalCalls = CallsOf<typeof optional>;
export type Calls = SpecCalls & OptionalCalls;
export type CallName = keyof Calls;
export type Pushes = PushesOf<typeof spec> & PushesOf<typeof optional>;
export type PushName = keyof Pushes;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (value: unknown): boolean => isObject(value) && 'path' in value && 'movesMoney' in value;
const isPush = (value: unknown): boolean => isObject(value) && 'event' in value && 'audience' in value;

// What a module exports is the table: a call that is exported can't be forgotten here.
function picked(module: object, wanted: (value: unknown) => boolean): object {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => wanted(value)));
}

/** The calls of the old product, by name. */
export const specCalls = trusted<SpecCalls>(picked(spec, isCall));
/** Those under `/api/ext/`. */
export const optionalCalls = trusted<OptionalCalls>(picked(optional, isCall));
export const calls: Calls = { ...specCalls, ...optionalCalls };

export const pushes: Pushes = trusted({ ...picked(spec, isPush), ...picked(optional, isPush) });

/** A call that an exchange knows of and does not have. */
export const notOffered: unique symbol = Symbol('not offered');

/** Each call has a handler or says that it is not offered: forgetting one does not compile. */
export type Handlers<Context> = {
  readonly [Name in CallName]:
    | ((payload: PayloadOf<Calls[Name]>, context: Context) => AnswerOf<Calls[Name]> | Promise<AnswerOf<Calls[Name]>>)
    | typeof notOffered;
};

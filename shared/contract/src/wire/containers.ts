import * as z from 'zod/mini';
import { isNothing, kind, type Kind, leaf, unwrapped } from './kind';
import { count } from './numbers';
import { field, shape } from './shape';

/** Nothing there is an empty list. */
export function list<Item>(of: Kind<Item>): Kind<readonly Item[]> {
  return unwrapped(
    kind(
      () => z.array(of.schema()),
      () => ({ type: 'array', items: of.json() }),
    ),
    wire => (isNothing(wire) ? [] : wire),
  );
}

/** Missing, null and empty are null. */
export function maybe<Plain>(of: Kind<Plain>): Kind<Plain | null> {
  return unwrapped(
    kind(
      () => z.nullable(of.schema()),
      () => ({ anyOf: [of.json(), { type: 'null' }] }),
    ),
    wire => (isNothing(wire) ? null : wire),
  );
}

/** A missing value is `fallback`; a present one must fit. `fallback` is as the wire would say it. */
export function or<Plain>(of: Kind<Plain>, fallback: string | number): Kind<Plain> {
  return unwrapped(of, wire => (isNothing(wire) ? fallback : wire));
}

/** The same, one object deeper on the wire. */
export function within<Plain>(name: string, of: Kind<Plain>): Kind<Plain> {
  return kind(
    () =>
      z.pipe(
        z.codec(z.unknown(), z.unknown(), { decode: wire => inside(wire, name), encode: plain => ({ [name]: plain }) }),
        of.schema(),
      ),
    () => ({ type: 'object', properties: { [name]: of.json() }, required: [name] }),
  );
}

function inside(wire: unknown, name: string): unknown {
  return wire instanceof Object && name in wire ? Reflect.get(wire, name) : wire;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Over all pages, where the server says it. */
  readonly total: number | null;
}

/** A list as servers wrap it: bare, or in `list` or `data`, with a total or without. Written under `name`. */
export function pageOf<Row>(name: 'list' | 'data', row: Kind<Row>): Kind<Page<Row>> {
  const wrapped = shape(() => ({
    rows: field(name, list(row), 'list', 'data'),
    total: field('total', maybe(count), 'count'),
  }));
  return unwrapped(wrapped, wire => (Array.isArray(wire) ? { [name]: wire } : (wire ?? {})));
}

/** No data is expected, and whatever comes is ignored. */
export type Nothing = Readonly<Record<string, never>>;
export const nothing: Kind<Nothing> = /* @__PURE__ */ leaf<Nothing>({ type: 'object' }, () => ({}));

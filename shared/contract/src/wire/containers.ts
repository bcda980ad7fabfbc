import { isNothing, kind, type Kind, leaf, refuse, Refusal, unwrapped } from './kind';
import { count } from './numbers';
import { field, shape } from './shape';
import { isObject } from './trusted';

/** Nothing there is an empty list. Some servers wrap one that others have bare. */
export function list<Item>(of: Kind<Item>): Kind<readonly Item[]> {
  return kind(
    wire => {
      if (isNothing(wire)) return [];
      const rows = isObject(wire) ? (wire['list'] ?? wire['data']) : wire;
      return Array.isArray(rows) ? readItems(of, rows) : refuse('not-a-list');
    },
    items => items.map(item => of.encode(item)),
    () => ({ type: 'array', items: of.json() }),
  );
}

function readItems<Item>(of: Kind<Item>, wire: readonly unknown[]): readonly Item[] | Refusal {
  const items: Item[] = [];
  const refusals: Refusal[] = [];
  for (const [at, entry] of wire.entries()) {
    const item = of.read(entry);
    if (item instanceof Refusal) refusals.push(item.under(at));
    else items.push(item);
  }
  return refusals.length === 0 ? items : new Refusal(refusals.flatMap(({ faults }) => faults));
}

/** Missing, null and empty are null, and so is the empty list that PHP makes of nothing where no list is meant. */
export function maybe<Plain>(of: Kind<Plain>): Kind<Plain | null> {
  return kind<Plain | null>(
    wire => {
      if (isNothing(wire)) return null;
      const plain = of.read(wire);
      return plain instanceof Refusal && Array.isArray(wire) && wire.length === 0 ? null : plain;
    },
    plain => (plain === null ? null : of.encode(plain)),
    () => ({ anyOf: [of.json(), { type: 'null' }] }),
  );
}

/** A missing value is `fallback`; a present one must fit. `fallback` is as the wire would say it. */
export function or<Plain>(of: Kind<Plain>, fallback: string | number): Kind<Plain> {
  return unwrapped(of, wire => (isNothing(wire) ? fallback : wire));
}

/** An object that a server leaves out is one without fields: each has what it says of itself. */
export function orBare<Plain>(of: Kind<Plain>): Kind<Plain> {
  return unwrapped(of, wire => (isNothing(wire) ? {} : wire));
}

/** The same, one object deeper on the wire. */
export function within<Plain>(name: string, of: Kind<Plain>): Kind<Plain> {
  return kind(
    wire => of.read(inside(wire, name)),
    plain => ({ [name]: of.encode(plain) }),
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

/** A list as servers wrap it: bare, or in `list` or `data`, with a total or without. Written under these names. */
export function pageOf<Row>(
  name: 'list' | 'data',
  row: Kind<Row>,
  counted: 'total' | 'count' = 'total',
): Kind<Page<Row>> {
  const wrapped = shape(() => ({
    rows: field(name, list(row), 'list', 'data'),
    total: field(counted, maybe(count), 'total', 'count'),
  }));
  return unwrapped(wrapped, wire => (Array.isArray(wire) ? { [name]: wire } : (wire ?? {})));
}

/** A page that is written as its rows alone, unless it says how many there are. */
export function barePage<Row>(row: Kind<Row>): Kind<Page<Row>> {
  const page = pageOf('data', row);
  const bare = list(row);
  return kind(
    wire => page.read(wire),
    plain => (plain.total === null ? bare.encode(plain.rows) : page.encode(plain)),
    () => ({ anyOf: [bare.json(), page.json()] }),
  );
}

/** No data is expected, and whatever comes is ignored. */
export type Nothing = Readonly<Record<string, never>>;
export const nothing: Kind<Nothing> = /* @__PURE__ */ leaf<Nothing>({ type: 'object' }, () => ({}));

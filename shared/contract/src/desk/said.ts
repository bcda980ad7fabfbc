import { type Kind, kind, leaf, type PlainOf, refuse, Refusal } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { textOrEmpty, typed } from '../wire/text';
import { isObject } from '../wire/trusted';

/** What the gate and the desk say, in no language: the screen has a text for each key, in each of its own. */
export interface Said {
  readonly key: string;
  readonly values: Values;
}

/** By name, what a text is filled in with; what is said itself is filled in as its own text. */
type Values = Readonly<Record<string, string | number | Said>>;

const KEY = /^[a-zA-Z][\w.-]*$/;
const LONGEST_KEY = 80;
const MOST_VALUES = 8;
/** Calls of the exchange, one after the other. */
const LONGEST = 2_000;
/** A revision has a build, of which the store has lost something: each is said by the one before. */
const DEEPEST = 2;

const values: Kind<Values> = /* @__PURE__ */ leaf<Values>({ type: 'object' }, wire => {
  if (!isObject(wire)) return refuse('not-an-object');
  return isValues(wire, DEEPEST) ? wire : refuse('bad-form');
});

function isValues(wire: unknown, deeper: number): wire is Values {
  if (!isObject(wire)) return false;
  const entries = Object.entries(wire);
  const isName = (name: string) => /^[a-zA-Z]\w{0,29}$/.test(name);
  return entries.length <= MOST_VALUES && entries.every(([name, value]) => isName(name) && isValue(value, deeper));
}

function isValue(value: unknown, deeper: number): boolean {
  if (typeof value === 'string') return value.length <= LONGEST;
  if (!isObject(value)) return Number.isFinite(value);
  const { key, values: inner } = value;
  const isKey = typeof key === 'string' && key.length <= LONGEST_KEY && KEY.test(key);
  return deeper > 0 && isKey && isValues(inner, deeper - 1);
}

const fields = () => ({
  key: field('key', typed({ max: LONGEST_KEY, pattern: KEY })),
  values: field('values', values),
});

export const said: Kind<Said> = /* @__PURE__ */ shape(fields);

/** With its English, for a screen that does not know the key. */
export interface Told extends PlainOf<typeof told> {}
export const told = /* @__PURE__ */ shape(() => ({ ...fields(), text: field('text', textOrEmpty) }));

/** Nothing where it can't be read: its English stands beside it. */
export function orNothing<Plain>(of: Kind<Plain>): Kind<Plain | null> {
  return kind<Plain | null>(
    wire => {
      const found = of.read(wire);
      return found instanceof Refusal ? null : found;
    },
    plain => (plain === null ? null : of.encode(plain)),
    () => ({ anyOf: [of.json(), { type: 'null' }] }),
  );
}

import { type Kind, kind, leaf, type PlainOf, refuse, Refusal } from '../wire/kind';
import { field, shape } from '../wire/shape';
import { textOrEmpty, typed } from '../wire/text';

type Values = Readonly<Record<string, string | number>>;

const MOST_VALUES = 8;
const LONGEST = 300;

/** By name, what a sentence is filled in with. */
const values: Kind<Values> = /* @__PURE__ */ leaf<Values>({ type: 'object' }, wire => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return refuse('not-an-object');
  const entries = Object.entries(wire);
  if (entries.length > MOST_VALUES) return refuse('too-long');
  return entries.every(isValue) ? Object.fromEntries(entries) : refuse('bad-form');
});

function isValue(entry: readonly [string, unknown]): entry is [string, string | number] {
  const [name, value] = entry;
  const isText = typeof value === 'string' && value.length <= LONGEST;
  return /^[a-zA-Z]\w{0,29}$/.test(name) && (isText || Number.isFinite(value));
}

const fields = () => ({
  key: field('key', typed({ max: 80, pattern: /^[a-zA-Z][\w.-]*$/ })),
  values: field('values', values),
});

/** What the gate says, in no language: the screen has a text for each key, in each of its own. */
export interface Said extends PlainOf<typeof said> {}
export const said = /* @__PURE__ */ shape(fields);

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

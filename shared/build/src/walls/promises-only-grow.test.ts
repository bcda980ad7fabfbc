import { keptPromises } from '../promised/kept-promises';
import { declaredIn, promisesNow, promisesOf, tokensIn } from './promises';

// Builds of any age run on the shell of now (docs/adr/0002): platform, topics, what they carry, and the names of tokens
// only grow. promises.json has what was promised; what is new is added to it, and what it says anyway is renewed, by
// `npx tsx shared/build/src/walls/keep-promises.ts`. A line of it that changes is a promise that is broken or reworded:
// whoever renews it says in the commit why no open tab and no last good build is hurt.

const read = (platform: string, contract = '') =>
  Object.fromEntries(promisesOf(declaredIn(platform), declaredIn(contract)));

it('reads what an interface, a union and a function promise', () => {
  expect(
    read(`
      /** A comment; with { marks }. */
      export interface Bus extends Some<Thing> {
        readonly kind: 'a' | 'b';
        on<V>(topic: Topic<V>): { next(): V; end(): void };
        on<V, K extends string>(topic: Topic<V, K>, key: K): Observable<V>;
        last?(): void;
      }
      export type Kind = 'ask' | 'no';
      export type State = { readonly kind: 'guest' } | { readonly kind: 'user'; readonly id: string };
      export type Go = (to: string) => Promise<boolean>;
    `),
  ).toEqual({
    'Bus.kind': "readonly kind: 'a' | 'b'",
    'Bus.on': 'on<V>(topic: Topic<V>): { next(): V; end(): void }',
    'Bus.on 2': 'on<V, K extends string>(topic: Topic<V, K>, key: K): Observable<V>',
    'Bus.last': 'last?(): void',
    "Kind | 'ask'": "'ask'",
    "Kind | 'no'": "'no'",
    "State | { readonly kind: 'guest' }": "{ readonly kind: 'guest' }",
    "State | { readonly kind: 'user'; readonly id: string }": "{ readonly kind: 'user'; readonly id: string }",
    Go: '(to: string) => Promise<boolean>',
  });
});

it('reads a topic with all that it carries, and nothing that it does not', () => {
  const contract = `
    export interface Quote extends PlainOf<typeof quote> {}
    export const quote = /* @__PURE__ */ derived(
      /* @__PURE__ */ shape(() => ({
        /** Percent, of 24 hours. */
        change: field('change', or(percent, '0')),
        rows: field(['a', 'b'], list<Row>(row)),
      })),
      keyOf,
    );
    export const row = shape(() => ({ id: field('id', text), note: optional('note', text) }));
    export const other = shape(() => ({ id: field('id', text) }));
  `;
  expect(read(`export const quotesTopic = topic<Quote, PairKey>('quotes', retained);`, contract)).toEqual({
    'topic quotes': 'Quote, PairKey, retained',
    'quote.change': "or(percent, '0')",
    'quote.rows': 'list<Row>(row)',
    'row.id': 'text',
    'row.note': 'text',
  });
});

it('reads a topic that says for itself who owns it', () => {
  expect(
    read(`
      export const loanTopic = topic<Loan>('loan', { owner: 'lending', version: 1, replay: 'none' });
      export const loansTopic = topic<readonly Loan[], Id>('loans', {
        ...retained,
        owner: 'lending',
      });
    `),
  ).toEqual({
    'topic loan': "Loan, { owner: 'lending', version: 1, replay: 'none' }",
    'topic loans': "readonly Loan[], Id, { ...retained, owner: 'lending', }",
  });
});

it('reads the names of tokens, whatever their values', () => {
  expect(tokensIn(':root { --page: #000; --text-1:var(--page) } p { color: var(--no) }')).toEqual([
    'token --page',
    'token --text-1',
  ]);
});

const kept = keptPromises();
const now = promisesNow();

it('reads the platform', () => {
  expect([...now.keys()]).toEqual(
    expect.arrayContaining(['Platform.bus', 'Bus.on 2', 'topic balances', 'walletOverview.legal', 'token --page']),
  );
});

it('takes nothing away', () => {
  expect([...kept.keys()].filter(name => !now.has(name))).toEqual([]);
});

it('changes nothing', () => {
  const changed = [...kept].filter(([name, { as }]) => now.has(name) && now.get(name) !== as);
  expect(changed.map(([name, { as }]) => ({ name, was: as, is: now.get(name) }))).toEqual([]);
});

// Else it could be taken away again, and areas that use it would not be told which shells are too old for them.
it('has what is new written down: npx tsx shared/build/src/walls/keep-promises.ts', () => {
  expect([...now.keys()].filter(name => !kept.has(name))).toEqual([]);
});

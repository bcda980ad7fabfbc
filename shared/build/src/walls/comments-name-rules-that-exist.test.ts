import { parted } from './parted';
import { namesIn, rulesOf } from './rules-of';
import { filesOf, isTest, type Source, sources } from './sources';

// docs/rules.md: each rule is kept by code that says its name, and held by a test that says it too.

const document = filesOf(/^rules\.md$/, 'docs')[0]?.text ?? '';
const rules = rulesOf(document);
const subjects = [...new Set(rules.map(({ name }) => name.split('.')[0] ?? ''))];

/** A test names a rule in its title as well. */
const spoken = (source: Source) => (isTest(source) ? source.text : parted(source.text).comments);
const cited = new Map(
  sources()
    .map(source => [source.path, new Set(namesIn(spoken(source), subjects))] as const)
    .filter(([, { size }]) => size > 0),
);
const whoCites = (rule: string, test: boolean) =>
  [...cited].flatMap(([path, names]) => (names.has(rule) && isTest({ path, text: '' }) === test ? [path] : []));

it('reads names, and nothing that only looks like one', () => {
  const seen = (text: string) => namesIn(text, ['spot', 'look']);
  expect(seen('spot.slider-cuts: held × percent (look.bright-digits).')).toEqual([
    'spot.slider-cuts',
    'look.bright-digits',
  ]);
  expect(seen('spot.price, spot.order-form.tsx, ./spot.two-words, depot.two-words, Spot.two-words')).toEqual([]);
});

it('reads the document', () => {
  expect(
    rulesOf('- `a.b-c` Why,\n  and how.\n  Kept in `x.ts`, `y.css`; held by `x.test.ts`.\n\n- `d.e-f` No.'),
  ).toEqual([
    { name: 'a.b-c', kept: ['x.ts', 'y.css'], held: ['x.test.ts'] },
    { name: 'd.e-f', kept: [], held: [] },
  ]);
  expect(rules.length).toBeGreaterThan(100);
});

it('has each rule once, named by its subject and at least two words', () => {
  const names = rules.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter(name => namesIn(name, subjects)[0] !== name)).toEqual([]);
});

it('cites no rule that does not exist', () => {
  const names = new Set(rules.map(({ name }) => name));
  const unknown = [...cited].flatMap(([path, found]) =>
    [...found].filter(name => !names.has(name)).map(name => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** What is wrong, with where the name is said now: what the document should list. */
const problems = (listed: (rule: (typeof rules)[number]) => readonly string[], test: boolean) =>
  rules.flatMap(rule => {
    const actual = whoCites(rule.name, test);
    const wrong = listed(rule).filter(path => !actual.includes(path));
    return wrong.length > 0 || listed(rule).length === 0 ? [{ rule: rule.name, wrong, namedIn: actual }] : [];
  });

it('has no rule that nobody keeps', () => {
  expect(problems(rule => rule.kept, false)).toEqual([]);
});

it('has no rule that no test names', () => {
  expect(problems(rule => rule.held, true)).toEqual([]);
});

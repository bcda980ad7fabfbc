import { Citations } from './citations';
import { followed, namesIn, rulesOf, subjectsOf } from './rules-of';
import { filesOf, sources } from './sources';

// docs/rules.md: each rule is kept by code that says its name, and held by a test that says it too. Where a file was
// moved: `npx tsx shared/build/src/walls/follow-rules.ts`.

const document = filesOf(/^rules\.md$/, 'docs')[0]?.text ?? '';
const rules = rulesOf(document);
const subjects = subjectsOf(rules);
const citations = new Citations(sources(), subjects);

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

it('follows a rule to where it is kept now', () => {
  const kept = '- `a.b-c` Why.\n  Kept in `old.ts`, `x.ts`; held by `old.test.ts`.\n';
  const now = (_: string, tests: boolean) => (tests ? ['new.test.ts'] : ['new.ts', 'x.ts']);
  expect(followed(kept, now)).toBe('- `a.b-c` Why.\n  Kept in `x.ts`; held by `new.test.ts`.\n');
  expect(followed(kept, () => [])).toBe(kept);
});

it('has each rule once, named by its subject and at least two words', () => {
  const names = rules.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter(name => namesIn(name, subjects)[0] !== name)).toEqual([]);
});

it('cites no rule that does not exist', () => {
  const names = new Set(rules.map(({ name }) => name));
  const unknown = citations.all.filter(([, name]) => !names.has(name));
  expect(unknown).toEqual([]);
});

/** What is wrong, with where the name is said now: what the document should list. */
const problems = (listed: (rule: (typeof rules)[number]) => readonly string[], test: boolean) =>
  rules.flatMap(rule => {
    const actual = citations.of(rule.name, test);
    const wrong = listed(rule).filter(path => !actual.includes(path));
    return wrong.length > 0 || listed(rule).length === 0 ? [{ rule: rule.name, wrong, namedIn: actual }] : [];
  });

it('has no rule that nobody keeps', () => {
  expect(problems(rule => rule.kept, false)).toEqual([]);
});

it('has no rule that no test names', () => {
  expect(problems(rule => rule.held, true)).toEqual([]);
});

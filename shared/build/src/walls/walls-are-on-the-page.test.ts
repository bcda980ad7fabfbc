import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOf, ROOT } from './sources';

// docs/architecture.md lists each wall with the rule that holds it and the file where that is: all of them, and no more.

const page = filesOf(/^architecture\.md$/, 'docs')[0]?.text ?? '';
const table = page.slice(page.indexOf('## Walls'), page.indexOf('\n## ', page.indexOf('## Walls') + 1));
const rows = [...table.matchAll(/^\| [^|]+ \| `([^`]+)` *\| `([^`]+)` *\|$/gm)].map(([, rule = '', file = '']) => ({
  rule,
  file,
}));
const ruled = (fits: RegExp) => rows.filter(({ file }) => fits.test(file)).map(({ rule }) => rule);

const textOf = (file: string) => filesOf(new RegExp(`^${path.basename(file)}$`), path.dirname(file))[0]?.text ?? '';
const namesIn = (folder: string, ending: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length));

it('has rows, and their files are there', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ file }) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it('names every rule of dependency-cruiser, those of the rooms as one', () => {
  const { forbidden } = jest.requireActual<{ forbidden: ReadonlyArray<{ readonly name: string }> }>(
    path.join(ROOT, '.dependency-cruiser.cjs'),
  );
  const names = forbidden.map(({ name }) => name.replace(/^.*(?= imports only what it may$)/, '…'));
  expect(ruled(/dependency-cruiser/).toSorted()).toEqual([...new Set(names)].toSorted());
});

it('names every rule of our own, and each is an error somewhere', () => {
  const plugin = /rules: \{([^}]*)\}/.exec(textOf('shared/build/src/lint/plugin.mjs'))?.[1] ?? '';
  const rules = [...plugin.matchAll(/^ *'([\w-]+)':/gm)].map(([, name = '']) => `tradefloor/${name}`);
  expect(ruled(/\/lint\//).toSorted()).toEqual(rules.toSorted());
  const configuration = textOf('.oxlintrc.json');
  expect(rules.filter(rule => !configuration.includes(`"${rule}": "error"`))).toEqual([]);
});

it('names every wall that a test holds', () => {
  const readers = new Set(['parted']);
  const walls = namesIn('shared/build/src/walls', '.test.ts').filter(name => !readers.has(name));
  expect(ruled(/\/walls\//).toSorted()).toEqual(walls.toSorted());
});

it('lets knip see every dependency of an area', () => {
  expect(textOf('knip.json')).not.toContain('.+');
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parted } from '../promised/parted';
import { filesOf, ROOT, sources } from './sources';

// Whoever reads the repository has the repository: a comment cites nothing else.

const SECTION = /§|\bS[12]\b/g;
const ELSEWHERE = /\b(?:AREAS|ARCHITECTURE|EXPERIENCE|QUALITY|STACK|STYLE)\b/g;
const DOCUMENT = /(?<![\w/.:#-])[\w./-]*\w\.md\b/g;

const exists = (from: string, document: string) =>
  ['.', 'docs', path.dirname(from)].some(folder => existsSync(path.join(ROOT, folder, document)));

function citedIn(from: string, text: string): string[] {
  const documents = [...text.matchAll(DOCUMENT)].map(([name]) => name).filter(name => !exists(from, name));
  return [...text.matchAll(SECTION), ...text.matchAll(ELSEWHERE)].map(([found]) => found).concat(documents);
}

it.each([
  ['by S2 §9, as AREAS.md has it', ['S2', '§', 'AREAS', 'AREAS.md']],
  ['QUALITY "Security" says why', ['QUALITY']],
  ['see docs/nowhere.md and [the errors](errors.md), SECURITY.md', ['docs/nowhere.md']],
  ['the CSS3 of https://example.com/readme.md', []],
])('finds in "%s" what is not here', (comment, found) => {
  expect(citedIn('README.md', comment)).toEqual(found);
});

it('has no comment that does', () => {
  const found = sources().flatMap(({ path: file, text }) =>
    citedIn(file, parted(text).comments).map(what => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

it('has no document that does', () => {
  const found = filesOf(/\.md$/).flatMap(({ path: file, text }) => citedIn(file, text).map(what => `${file}: ${what}`));
  expect(found).toEqual([]);
});

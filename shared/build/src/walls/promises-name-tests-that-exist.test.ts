import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOf, isTest, ROOT } from './sources';

// Where a page promises something in a table, each row names the test that shows it.

const PAGES = [
  { page: 'threats.md', head: /^\| (who could|what could)/, least: 30 },
  { page: 'areas.md', head: /^\| no\./, least: 15 },
] as const;

const testsIn = (row: string) =>
  [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

describe.each(PAGES)('docs/$page', ({ page, head, least }) => {
  const text = filesOf(/^[a-z]+\.md$/, 'docs').find(file => path.basename(file.path) === page)?.text ?? '';
  const rows = text.split('\n').filter(line => line.startsWith('| ') && !/^\| -+/.test(line) && !head.test(line));

  it('shows every row by a test', () => {
    expect(rows.length).toBeGreaterThan(least);
    expect(rows.filter(row => testsIn(row).length === 0)).toEqual([]);
  });

  it('names tests that are there', () => {
    const named = new Set(rows.flatMap(testsIn));
    const missing = [...named].filter(file => !isTest({ path: file }) || !existsSync(path.join(ROOT, file)));
    expect(missing).toEqual([]);
  });
});

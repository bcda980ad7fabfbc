import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesOf, isTest, ROOT } from './sources';

// docs/threats.md: each wall names the test that shows it.

const document = filesOf(/^threats\.md$/, 'docs')[0]?.text ?? '';
const rows = document.split('\n').filter(line => line.startsWith('| ') && !/^\| (-+|who could|what could)/.test(line));
const testsIn = (row: string) =>
  [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

it('shows every wall by a test', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(row => testsIn(row).length === 0)).toEqual([]);
});

it('names tests that are there', () => {
  const named = new Set(rows.flatMap(testsIn));
  const missing = [...named].filter(file => !isTest({ path: file }) || !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

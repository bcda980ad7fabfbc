import { byLibrary, libraryOf } from './by-library';
import { piecesOf } from './source-map';

// Columns 0, 4 and 10; sources 0, 1 and, for the last, none.
const MAP = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA,M' };

test('cuts a script where another source begins', () => {
  expect(piecesOf('aaaabbbbbb;;', MAP)).toEqual([
    { source: 'a.ts', text: 'aaaa' },
    { source: 'b.ts', text: 'bbbbbb' },
    { source: null, text: ';;' },
  ]);
});

test('loses no character of a script', () => {
  const script = 'aaaabbbbbb;;\nunmapped';
  expect(
    piecesOf(script, { ...MAP, mappings: `${MAP.mappings};` })
      .map(piece => piece.text)
      .join(''),
  ).toBe(script.replace('\n', ''));
});

test('knows the innermost package, and the rooms of the repository', () => {
  expect(libraryOf('webpack://x/../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js')).toBe('zod');
  expect(libraryOf('webpack://x/node_modules/@tanstack/query-core/build/query.js')).toBe('@tanstack/query-core');
  expect(libraryOf('webpack://x/../shared/contract/src/wire/ids.ts')).toBe('shared/contract');
  expect(libraryOf('webpack://x/./src/chrome/header/header.tsx')).toBe('src/chrome');
  expect(libraryOf(null)).toBe('webpack');
});

test('the shares add up to the whole', () => {
  const shares = byLibrary(piecesOf('aaaabbbbbb;;', MAP), 60);
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(60);
});

test('reads numbers of more than one digit, and steps back', () => {
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'ACAA,wBDAA' };
  expect(piecesOf(`${'b'.repeat(24)}aa`, map)).toEqual([
    { source: 'b.ts', text: 'b'.repeat(24) },
    { source: 'a.ts', text: 'aa' },
  ]);
});

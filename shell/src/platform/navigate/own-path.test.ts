import * as fc from 'fast-check';
import { returnPath, signInPath } from '../session/sign-in-path';
import { ownPath } from './own-path';

const ORIGIN = 'https://trade.example';

it.each([
  ['/dealCenter', '/dealCenter'],
  ['/', '/'],
  ['/components/noticeDetail?id=7#top', '/components/noticeDetail?id=7#top'],
  ['/a/../finance', '/finance'],
])('takes %s', (to, path) => {
  expect(ownPath(to, ORIGIN)).toBe(path);
});

it.each([
  'https://evil.example/',
  'https://trade.example/finance',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/ javascript:alert(1)',
  'data:text/html,x',
  'finance',
  '?tab=1',
  '',
  '@evil.example',
])('refuses %j', to => {
  expect(ownPath(to, ORIGIN)).toBeNull();
});

it('never leads to another host, whatever is written', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    ' ',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    'https',
    '%2f',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join('')),
      to => {
        const path = ownPath(to, ORIGIN) ?? '/';
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('carries where the user is through the sign-in page', () => {
  const path = signInPath('/c2cTrade?type=buy#list');
  expect(path).toBe('/components/login?back=%2Fc2cTrade%3Ftype%3Dbuy%23list');
  expect(returnPath(path.slice(path.indexOf('?')), ORIGIN)).toBe('/c2cTrade?type=buy#list');
});

it('never comes back to the sign-in page itself', () => {
  expect(signInPath('/components/login?back=%2Ffinance')).toBe('/components/login');
  expect(returnPath('?back=%2Fcomponents%2Flogin%3Fback%3D%2F', ORIGIN)).toBe('/');
});

it.each(['?back=//evil.example', '?back=https://evil.example', '?back=%2F%5Cevil.example', '?back=javascript:x', ''])(
  'goes home for %s',
  query => {
    expect(returnPath(query, ORIGIN)).toBe('/');
  },
);

import * as fc from 'fast-check';
import { matchesPath, overlap, routeAt } from './route-match';

describe('matchesPath', () => {
  it.each([
    ['/', '/', true],
    ['/', '/dealCenter', false],
    ['/dealCenter', '/dealCenter', true],
    ['/dealCenter', '/dealCenter/', true],
    ['/dealCenter', '/dealcenter', true],
    ['/dealCenter', '/dealCenter/BTC', false],
    ['/notice/:id', '/notice/7', true],
    ['/notice/:id', '/notice', false],
    ['/notice/:id?', '/notice', true],
    ['/notice/:id?/comments', '/notice/comments', true],
    ['/account/*', '/account/mail/7', true],
    ['/account/*', '/account', true],
    ['/account/*', '/accounting', false],
    ['/a.b', '/axb', false],
  ])('%s at %s: %s', (pattern, pathname, expected) => {
    expect(matchesPath(pattern, pathname)).toBe(expected);
  });

  it('a pattern without parameters matches itself and nothing longer', () => {
    const segment = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(segment), segment, (segments, more) => {
        const path = `/${segments.join('/')}`;
        expect(matchesPath(path, path)).toBe(true);
        expect(matchesPath(path, `${path}/${more}`)).toBe(false);
      }),
    );
  });
});

function route(path: string, ...aliases: string[]) {
  return { path, aliases };
}

describe('routeAt', () => {
  const detail = route('/notice/:id');
  const fresh = route('/notice/new');
  const anything = route('/notice/*');
  const login = route('/components/login', '/login');

  it.each([
    ['/notice/new', fresh],
    ['/notice/9', detail],
    ['/notice/9/more', anything],
    ['/login', login],
    ['/components/login', login],
    ['/nowhere', null],
  ])('%s', (pathname, expected) => {
    expect(routeAt([anything, detail, fresh, login], pathname)).toBe(expected);
  });
});

describe('overlap', () => {
  it.each([
    ['/dealCenter', '/DealCenter/', true],
    ['/dealCenter', '/dealCenter/:pair?', true],
    ['/dealCenter/:pair?', '/dealCenter', true],
    ['/notice/:id', '/notice/new', true],
    ['/notice/:id', '/notice', false],
    ['/notice/*', '/notice/a/b', true],
    ['/notice/*', '/notices', false],
    ['/*', '/', true],
    ['/:a?/b', '/b', true],
    ['/:a?/b', '/x/c', false],
    ['/a/:b?/:c?', '/a/x/y', true],
    ['/a/:b?/:c?', '/a/x/y/z', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
  });

  it('whatever matches both of two patterns makes them overlap', () => {
    const segment = fc.constantFrom('a', 'B', 'b', ':id', ':id?', 'a?', '*');
    const pattern = fc.array(segment, { maxLength: 4 }).map(segments => {
      const end = segments.indexOf('*');
      return `/${(end === -1 ? segments : segments.slice(0, end + 1)).join('/')}`;
    });
    const address = fc
      .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 })
      .map(segments => `/${segments.join('/')}`);
    fc.assert(
      fc.property(pattern, pattern, address, (one, other, pathname) => {
        const both = matchesPath(one, pathname) && matchesPath(other, pathname);
        expect(!both || overlap(one, other)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

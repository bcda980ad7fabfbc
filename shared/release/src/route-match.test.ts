import * as fc from 'fast-check';
import { matchesPath, routeAt } from './route-match';

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

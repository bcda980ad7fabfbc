/** @jest-environment jsdom */
import { buildInStack, buildThatCalled } from './build-in-stack';
import { keepFunctions } from './own-functions';

function aPage() {
  const own = () => 'the shell’s';
  const page = {
    fetch: own,
    WebSocket: own,
    history: { pushState: own, replaceState: own },
    navigator: { sendBeacon: own },
  };
  const accused: unknown[] = [];
  let running: string | null = null;
  keepFunctions(
    page as never,
    (...told) => accused.push(told),
    () => running,
  );
  return { page, accused, own, run: (build: string | null) => (running = build) };
}

describe('keepFunctions', () => {
  it('keeps its own where a build would put another, and says whose it was', () => {
    const { page, accused, own, run } = aPage();
    run('badbadbad');
    page.fetch = () => 'mine';
    page.history.pushState = () => 'mine';
    expect([page.fetch, page.history.pushState]).toEqual([own, own]);
    expect(accused).toEqual([
      ['badbadbad', 'fetch'],
      ['badbadbad', 'pushState'],
    ]);
    expect(Reflect.defineProperty(page, 'fetch', { value: () => 'mine' })).toBe(false);
  });

  it('lets those do it who are no build: an extension, a test', () => {
    const { page, accused } = aPage();
    const watched = () => 'watched';
    page.fetch = watched;
    expect([page.fetch, accused]).toEqual([watched, []]);
  });
});

describe('buildInStack', () => {
  it.each([
    ['a build’s', 'Error\n at https://h/shell/a.js:1:2\n at https://h/builds/spot/ab12cd34/entry.js:1:4', 'ab12cd34'],
    ['the shell’s', 'Error\n at https://h/shell/a.js:1:2', null],
    ['nobody’s', '', null],
  ])('finds whose code runs: %s', (_, stack, build) => {
    expect(buildInStack(stack)).toBe(build);
  });
});

describe('buildThatCalled', () => {
  const OURS = 'at a (https://h/shell/a.js:1:2)';
  const theirs = 'at https://h/builds/spot/ab12cd34/entry.js:1:4';

  it.each([
    ['a build’s own code', ['Error', OURS, theirs], 'ab12cd34'],
    ['the shell’s, on behalf of a build', ['Error', OURS, 'at c (https://h/shell/a.js:1:9)', theirs], null],
    ['nobody’s', [], null],
  ])('finds whose code called: %s', (_, stack, build) => {
    expect(buildThatCalled(Object.assign(new Error(), { stack: stack.join('\n') }))).toBe(build);
  });
});

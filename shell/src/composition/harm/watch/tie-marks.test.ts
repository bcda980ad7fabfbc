/** @jest-environment jsdom */
import type { Lives } from '../own-listeners';
import { lifeOf } from './life-of';
import { tieMarks } from './tie-marks';

const { documentElement: html, body, head } = document;
const lives: Lives = new Map();
let running: string | null = null;

/** As the code of a build, or of somebody else, does it. */
function as(build: string | null, does: () => void): void {
  running = build;
  does();
  running = null;
}
function end(build: string): void {
  lives.get(build)?.abort();
  lives.delete(build);
}

head.innerHTML = '<title>Spot</title><link rel="icon" href="/icon.svg"><meta name="theme-color" content="#111">';
body.innerHTML = '<div id="shell"></div>';
tieMarks(
  window,
  build => lifeOf(lives, build),
  () => running,
);
const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
const colour = document.querySelector<HTMLMetaElement>('meta');

beforeEach(() => {
  html.dataset['theme'] = 'night';
  html.style.cssText = '--panel: black';
  document.title = 'Spot';
});

it.each<[string, () => void, () => unknown]>([
  ['a filter', () => (html.style.filter = 'invert(1)'), () => html.style.filter],
  ['styles as a whole', () => (body.style.cssText = 'opacity: 0.5; overflow: hidden'), () => body.style.cssText],
  ['a token', () => html.style.setProperty('--panel', 'red', 'important'), () => html.style.cssText],
  ['one taken away', () => html.style.removeProperty('--panel'), () => html.style.cssText],
  ['the theme', () => (html.dataset['theme'] = 'day'), () => html.dataset['theme']],
  ['the theme taken away', () => delete html.dataset['theme'], () => html.dataset['theme']],
  ['the theme as an attribute', () => html.setAttribute('data-theme', 'day'), () => html.dataset['theme']],
  ['a class', () => body.classList.add('mine'), () => body.className],
  ['classes as a whole', () => (body.className = 'mine too'), () => body.className],
  ['the icon', () => icon && (icon.href = '/mine.svg'), () => icon?.getAttribute('href')],
  ['the colour of the browser’s bars', () => colour && (colour.content = 'red'), () => colour?.content],
  ['the name of the tab', () => (document.title = '(3) Sale!'), () => document.title],
])('is as it was once the build is gone: %s', (_, change, seen) => {
  const before = seen();
  as('badbadbad', change);
  expect(seen()).not.toEqual(before);
  end('badbadbad');
  expect(seen()).toEqual(before);
});

it('is left where somebody else has changed it since, or who is no build', () => {
  as('badbadbad', () => {
    html.dataset['theme'] = 'day';
    document.title = '61,000 | Spot';
  });
  as(null, () => {
    html.dataset['theme'] = 'dusk';
    document.title = 'Wallet';
    html.style.filter = 'invert(1)';
  });
  end('badbadbad');
  expect([html.dataset['theme'], document.title, html.style.filter]).toEqual(['dusk', 'Wallet', 'invert(1)']);
});

it('goes back to what was there last before the build, each time anew', () => {
  as('badbadbad', () => (document.title = '61,000 | Spot'));
  as(null, () => (document.title = 'Lever'));
  as('badbadbad', () => (document.title = '61,001 | Lever'));
  as('badbadbad', () => (document.title = '61,002 | Lever'));
  end('badbadbad');
  expect(document.title).toBe('Lever');
});

it.each([
  ['the first', ['badbadbad', 'worseworse']],
  ['the last', ['worseworse', 'badbadbad']],
])('goes back to what was there before two, of which %s goes first', (_, order) => {
  as('badbadbad', () => html.style.setProperty('--panel', 'red'));
  as('worseworse', () => html.style.setProperty('--panel', 'blue'));
  order.forEach(end);
  expect(html.style.getPropertyValue('--panel')).toBe('black');
});

it('gives a build what it asks for as it is', () => {
  as('goodgood', () => {
    expect(html.style.getPropertyValue('--panel')).toBe('black');
    expect([html.dataset['theme'], body.classList.contains('none'), html.style.length]).toEqual(['night', false, 1]);
    expect([...body.classList]).toEqual([]);
    expect(html.style).toBeInstanceOf(CSSStyleDeclaration);
  });
});

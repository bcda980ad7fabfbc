/** @jest-environment jsdom */
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { runPreloaded } from './run-preloaded';

const registry = {
  schema: 1,
  revision: 1,
  updated: '2026-11-20T10:00:00.000Z',
  areas: { spot: releasesOf([aBuild({ area: 'spot', build: 'aaaa1111' })]) },
} as const;

function preloading(...addresses: readonly string[]) {
  document.head.replaceChildren(
    ...addresses.map(address => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', href: address, integrity: 'sha384-of-it' });
      link.setAttribute('as', address.endsWith('.css') ? 'style' : 'script');
      return link;
    }),
  );
}
const scripts = () => [...document.querySelectorAll('script')];

it('runs the chunks of the first area, checked, and leaves its entry and the shell’s own files to who asks for them', () => {
  preloading(
    '/shell/en.js',
    '/builds/spot/aaaa1111/entry.js',
    '/builds/spot/aaaa1111/area.css',
    '/builds/spot/aaaa1111/area.js',
    '/builds/spot/aaaa1111/screen.js',
    '/elsewhere.js',
  );
  runPreloaded(document, registry);
  expect(scripts().map(script => new URL(script.src).pathname)).toEqual([
    '/builds/spot/aaaa1111/area.js',
    '/builds/spot/aaaa1111/screen.js',
  ]);
  expect(
    scripts().every(({ integrity, crossOrigin }) => integrity === 'sha384-of-it' && crossOrigin === 'anonymous'),
  ).toBe(true);
});

it.each(['load', 'error'])('leaves no script behind that the build’s own loading could wait for: %s', end => {
  preloading('/builds/spot/aaaa1111/area.js');
  runPreloaded(document, registry);
  scripts()[0]?.dispatchEvent(new Event(end));
  expect(scripts()).toEqual([]);
});

import type { MadeBuild } from '@tradefloor/build/bad-builds';
import { writtenBuild } from './hand-written-builds';
import { ON_A_TELEPHONE } from './harms-on-a-telephone';
import { OUTLIVING } from './harms-that-outlive';
import { TO_WHAT_IS_SHARED } from './harms-to-what-is-shared';

/**
 * What a build may do to the page that shows it, though it mounts and draws: each kind does one harm, on the home page, or
 * on the other one that it has.
 */
const HARMS = {
  'loops-for-ever': { mount: `for (;;);` },
  'loops-in-effects': {
    mount: `
      state.live = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const until = performance.now() + 8;
        while (performance.now() < until) field.textContent = String(performance.now());
        if (state.live) port2.postMessage('again');
      };
      port2.postMessage('again');`,
    unmount: `state.live = false;`,
  },
  'hides-the-body': { mount: `style('body { display: none }');`, unmount: `unstyle();` },
  'covers-the-header': {
    mount: `
      const cover = make('div', { textContent: 'cover' });
      Object.assign(cover.style, { position: 'fixed', inset: '0 0 auto', height: '90px', zIndex: '2147483647' });
      props.domElement.append(cover);`,
  },
  'restyles-the-header': { mount: `style('header a { visibility: hidden }');`, unmount: `unstyle();` },
  'leaves-styles': { mount: `style('[data-area] h1 { outline: 3px solid red }');` },
  'leaves-elements': { mount: `document.body.append(make('aside', { textContent: 'left behind' }));` },
  'replaces-array-methods': {
    mount: `const { map } = Array.prototype; Array.prototype.map = function (...given) { return map.apply(this, given); };`,
  },
  'replaces-fetch': { mount: `const before = window.fetch; window.fetch = (...given) => before(...given);` },
  'replaces-history': {
    mount: `const before = history.pushState; history.pushState = (...given) => before.apply(history, given);`,
  },
  'adds-globals': { mount: `window.leftOfTheBuild = { on: 'window' };` },
  'eats-clicks': {
    mount: `
      window.addEventListener('click', event => {
        event.preventDefault();
        event.stopImmediatePropagation();
      }, true);`,
  },
  'leaks-listeners': {
    mount: `for (let at = 0; at < 20; at += 1) window.addEventListener('resize', () => props.domElement.remove.name);`,
  },
  'leaks-nodes': {
    mount: `
      const kept = Array.from({ length: 200 }, () => make('p', { textContent: 'kept' }));
      (state.kept ??= []).push(kept);`,
  },
  'leaks-memory': { mount: `(state.bytes ??= []).push(new Uint8Array(6_000_000).fill(7));` },
  'eats-keys': { mount: `window.addEventListener('keydown', event => event.preventDefault());` },
  'takes-focus': {
    mount: `
      const box = make('input', { ariaLabel: 'Mine' });
      props.domElement.append(box);
      state.again = setInterval(() => box.focus(), 50);`,
    unmount: `clearInterval(state.again);`,
  },
  'leaves-handlers': { mount: `window.onbeforeunload = event => event.preventDefault();` },
  'hides-at-unmount': { mount: ``, unmount: `document.querySelector('#shell header').style.display = 'none';` },
  'replaces-hidden-ones': {
    mount: `
      const { next } = Object.getPrototypeOf([][Symbol.iterator]());
      Object.getPrototypeOf([][Symbol.iterator]()).next = function () { return next.call(this); };
      Intl.NumberFormat = class extends Intl.NumberFormat {};
      performance.now = () => 0;`,
  },
  'clears-storage': { mount: `localStorage.clear();` },
  'asks-by-alert': { mount: `alert('hey');` },
  'sets-cookies': { mount: `document.cookie = 'mine=1; path=/';` },
  'reloads-the-page': { mount: `setTimeout(() => location.reload(), 300);` },
  'takes-out-the-header': { mount: `document.querySelector('#shell header').remove();` },
  'signs-out': { mount: `props.platform.session.signOut();` },
  'throws-in-another-language': {
    mount: `
      state.hears = props.platform.language.changes.subscribe(() => {
        throw new Error('this build knows one language');
      });`,
    unmount: `state.hears.unsubscribe();`,
  },
  'is-empty-in-another-language': {
    mount: `state.hears = props.platform.language.changes.subscribe(() => props.domElement.replaceChildren());`,
    unmount: `state.hears.unsubscribe();`,
  },
  'leaks-in-another-language': {
    mount: `
      state.hears = props.platform.language.changes.subscribe(() => {
        for (let at = 0; at < 5; at += 1) window.addEventListener('resize', () => props.domElement.remove.name);
      });`,
    unmount: `state.hears.unsubscribe();`,
  },
  'spills-with-the-theme': {
    mount: `
      const was = props.platform.appearance.look().theme;
      state.hears = props.platform.appearance.changes.subscribe(({ theme }) => {
        if (theme !== was) style('header a { visibility: hidden }');
      });`,
    unmount: `state.hears.unsubscribe(); unstyle();`,
  },
  'covers-the-header-later': {
    mount: `
      state.mounts = (state.mounts ?? 0) + 1;
      const cover = make('div', { textContent: 'cover' });
      Object.assign(cover.style, { position: 'fixed', inset: '0 0 auto', height: '90px', zIndex: '2147483647' });
      if (state.mounts > 2) props.domElement.append(cover);`,
  },
  'leaves-elements-later': {
    mount: `state.mounts = (state.mounts ?? 0) + 1;`,
    unmount: `if (state.mounts > 2) document.body.append(make('aside', { textContent: 'left behind later' }));`,
  },
  'shows-nothing-later': {
    mount: `
      state.mounts = (state.mounts ?? 0) + 1;
      if (state.mounts > 2) props.domElement.replaceChildren();`,
  },
  ...ON_A_TELEPHONE,
  ...OUTLIVING,
  ...TO_WHAT_IS_SHARED,
  'fills-the-history': {
    mount: `
      const note = () => history.pushState(null, '', location.href);
      for (let at = 0; at < 20; at += 1) note();`,
  },
  'asks-without-a-pause': {
    mount: `
      state.live = true;
      const ask = () => fetch('/api/ext/nothing', { method: 'POST' }).catch(() => null).then(() => state.live && setTimeout(ask, 20));
      void ask();`,
    unmount: `state.live = false;`,
  },
  'wears-html': {
    mount: `document.documentElement.style.fontSize = '10px';`,
    unmount: `document.documentElement.style.fontSize = ''; document.documentElement.removeAttribute('style');`,
  },
  'pulls-back': {
    mount: ``,
    unmount: `setTimeout(() => history.pushState(null, '', '/'), 200);`,
  },
  'names-the-tab': {
    mount: `setInterval(() => { document.title = '(3) Sale!'; }, 100);`,
  },
  'throws-later': { mount: `setTimeout(() => { throw new Error('this build throws later'); });` },
} as const;

interface Done {
  readonly mount: string;
  readonly unmount?: string;
  /** Another address of its own, for whoever is signed in. */
  readonly own?: string;
}

export type Harm = keyof typeof HARMS;

export const HARMFUL = Object.keys(HARMS) as readonly Harm[];

const GIVEN = `
  const style = text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    state.sheet = sheet;
  };
  const field = make('output', { textContent: 'at rest' });
  props.domElement.append(make('h1', { textContent: 'A harmful build' }), field);`;

const UNSTYLE = `
  const unstyle = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== state.sheet);
  };`;

/** Can be published and promoted: nothing about its files is wrong. */
export function aHarmfulBuild(under: string, ...harms: readonly Harm[]): Promise<MadeBuild> {
  const done: readonly Done[] = harms.map(harm => HARMS[harm]);
  const mount = done.map(each => `{ ${each.mount} }`).join('\n');
  const unmount = done.map(each => each.unmount ?? '').join('\n');
  return writtenBuild(
    {
      area: 'market',
      address: '/',
      own: done.find(each => each.own)?.own,
      label: 'Markets',
      mount: GIVEN + mount,
      unmount: UNSTYLE + unmount,
    },
    under,
  );
}

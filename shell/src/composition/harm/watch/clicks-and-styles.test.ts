/** @jest-environment jsdom */
import { aScene, BAD, looks } from '../../testing/a-scene';
import { clicksArrive } from './clicks-arrive';
import { nothingIsLeftOnTheShell } from './nothing-is-left-on-the-shell';
import { stylesStayInside } from './styles-stay-inside';

const eat = (event: Event) => event.stopImmediatePropagation();

describe('clicks arrive', () => {
  it('finds the build whose listener eats them, and ends it', () => {
    const { scene } = aScene();
    const life = new AbortController();
    window.addEventListener('click', eat, { capture: true, signal: life.signal });
    const lives = new Map([[BAD, life]]);
    expect(looks(clicksArrive(lives), scene)).toEqual([expect.objectContaining({ harm: 'presses-eaten', by: BAD })]);
    expect([life.signal.aborted, lives.size]).toEqual([true, 0]);
  });

  it('only tells of somebody else’s: an extension that picks an element', () => {
    const { scene } = aScene();
    const picker = new AbortController();
    window.addEventListener('click', event => event.preventDefault(), { capture: true, signal: picker.signal });
    expect(looks(clicksArrive(new Map()), scene, 3)).toEqual([expect.objectContaining({ by: null })]);
    picker.abort();
  });

  it('presses nothing, and nothing hears it that waits for a press beside it', () => {
    const { scene } = aScene();
    const pressed = jest.fn();
    const outside = new AbortController();
    document.addEventListener('click', pressed, { signal: outside.signal });
    window.addEventListener('click', pressed, { signal: outside.signal });
    expect(looks(clicksArrive(new Map()), scene)).toEqual([]);
    expect(pressed).not.toHaveBeenCalled();
    outside.abort();
  });

  it('waits while something is open', () => {
    const { scene } = aScene();
    const picker = new AbortController();
    window.addEventListener('click', eat, { capture: true, signal: picker.signal });
    document.body.insertAdjacentHTML('beforeend', '<button aria-expanded="true"></button>');
    expect(looks(clicksArrive(new Map()), scene)).toEqual([]);
    picker.abort();
  });
});

describe('styles stay inside', () => {
  const sheetOf = (selectorText: string) =>
    ({ cssRules: [{ selectorText, cssText: `${selectorText} { display: none; }` }] }) as unknown as CSSStyleSheet;
  const wear = (...sheets: CSSStyleSheet[]) => Object.assign(document, { adoptedStyleSheets: sheets });

  it.each(['body', '#shell header a', 'header a:hover', '*'])('takes away one that reaches the shell: %s', selector => {
    const { scene } = aScene();
    const sheet = sheetOf(selector);
    wear(sheet);
    expect(looks(stylesStayInside(document, new WeakMap([[sheet, BAD]])), scene)).toEqual([
      expect.objectContaining({ harm: 'styles-outside', by: BAD }),
    ]);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('takes away what stays after its build, and tells it', () => {
    const { scene } = aScene();
    const sheet = sheetOf('[data-area] h1');
    const rule = stylesStayInside(document, new WeakMap([[sheet, BAD]]));
    wear(sheet);
    expect(looks(rule, scene)).toEqual([]);
    expect(looks(rule, { ...scene, shown: new Set() })).toEqual([expect.objectContaining({ of: BAD })]);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it.each(['[data-area]', 'p ::: not a selector'])('leaves one that reaches nothing of the shell: %s', selector => {
    const { scene } = aScene();
    const sheet = sheetOf(selector);
    wear(sheet);
    expect(looks(stylesStayInside(document, new WeakMap([[sheet, BAD]])), scene)).toEqual([]);
    expect(document.adoptedStyleSheets).toEqual([sheet]);
  });

  it('leaves what a user’s extension made', () => {
    const { scene } = aScene();
    const sheet = sheetOf('body');
    wear(sheet);
    expect(looks(stylesStayInside(document, new WeakMap()), scene)).toEqual([]);
    expect(document.adoptedStyleSheets).toEqual([sheet]);
  });

  it('has a build’s files hold only while something of it is on screen', () => {
    const { build } = aScene();
    document.head.innerHTML = `<link data-mf="${build.federation}"><link data-mf="mf_other">`;
    const sheets = [...document.querySelectorAll('link')].map(link => {
      const sheet = { disabled: false };
      Object.defineProperty(link, 'sheet', { value: sheet });
      return sheet;
    });
    const rule = stylesStayInside(document, new WeakMap());
    rule.left?.(build);
    expect(sheets).toEqual([{ disabled: true }, { disabled: false }]);
    rule.came?.(build);
    expect(sheets).toEqual([{ disabled: false }, { disabled: false }]);
    document.head.innerHTML = '';
  });
});

describe('nothing is left on the shell', () => {
  it('is put back once the build has gone, and nothing else is touched', () => {
    const { scene, build } = aScene();
    const rule = nothingIsLeftOnTheShell(window);
    rule.came?.(build);
    document.body.style.display = 'none';
    document.body.setAttribute('inert', '');
    document.documentElement.style.cssText = '--darkreader: 1; filter: invert(1)';
    document.documentElement.dataset['theme'] = 'day';
    expect(looks(rule, scene)).toEqual([]);
    rule.left?.(build);
    expect(looks(rule, scene)).toEqual([
      expect.objectContaining({ harm: 'styles-outside', what: 'display of <body>, inert of <body> stays', of: BAD }),
    ]);
    expect([document.body.style.display, document.body.hasAttribute('inert')]).toEqual(['', false]);
    expect(document.documentElement.style.filter).toBe('invert(1)');
  });

  it('takes in the shell and its header, what listens as a property, and a page that can be written in', () => {
    const { scene, build } = aScene();
    Object.assign(document, { designMode: 'off' });
    const rule = nothingIsLeftOnTheShell(window);
    rule.came?.(build);
    scene.shell.setAttribute('inert', '');
    const header = document.querySelector<HTMLElement>('header');
    header?.style.setProperty('display', 'none');
    Object.assign(window, { onbeforeunload: () => 'stay' });
    Object.assign(document, { onkeydown: () => undefined });
    document.designMode = 'on';
    rule.left?.(build);
    expect(looks(rule, scene)).toEqual([expect.objectContaining({ harm: 'styles-outside', of: BAD })]);
    expect([scene.shell.hasAttribute('inert'), header?.style.display]).toEqual([false, '']);
    expect([window.onbeforeunload, document.onkeydown, document.designMode]).toEqual([null, null, 'off']);
  });

  it('ends what a script animates there, and nothing that a style sheet does', () => {
    const { scene, build } = aScene();
    const rule = nothingIsLeftOnTheShell(window);
    const [byScript, bySheet] = [{ cancel: jest.fn() }, { animationName: 'fade', cancel: jest.fn() }];
    Object.assign(document.body, { getAnimations: () => [byScript, bySheet] });
    rule.came?.(build);
    rule.left?.(build);
    expect(looks(rule, scene, 1)).toHaveLength(1);
    expect([byScript.cancel, bySheet.cancel].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    Reflect.deleteProperty(document.body, 'getAnimations');
  });

  it('goes by how the page was before the first of several', () => {
    const { scene, build } = aScene();
    const rule = nothingIsLeftOnTheShell(window);
    rule.came?.(build);
    document.body.style.opacity = '0';
    rule.came?.({ ...build, build: 'nextnext' });
    rule.left?.(build);
    expect(looks(rule, scene, 1)).toHaveLength(1);
    expect(document.body.style.opacity).toBe('');
  });

  it('holds nothing against the one that left that the next one does, and puts it back after that one', () => {
    const { scene, build } = aScene();
    const next = { ...build, build: 'nextnext' };
    const rule = nothingIsLeftOnTheShell(window);
    const [animated, getAnimations] = [{ cancel: jest.fn() }, () => [animated]];
    rule.came?.(build);
    document.body.style.opacity = '0';
    rule.went?.(build);
    rule.came?.(next);
    document.body.style.overflow = 'hidden';
    Object.assign(document.body, { getAnimations });
    rule.left?.(build);
    expect(looks(rule, scene)).toEqual([expect.objectContaining({ what: 'opacity of <body> stays', of: BAD })]);
    expect([document.body.style.overflow, animated.cancel.mock.calls.length]).toEqual(['hidden', 0]);
    rule.went?.(next);
    rule.left?.(next);
    expect(looks(rule, scene)).toEqual([
      expect.objectContaining({ what: 'overflow of <body>, an animation stays', of: 'nextnext' }),
    ]);
    expect([document.body.style.overflow, animated.cancel.mock.calls.length]).toEqual(['', 1]);
    Reflect.deleteProperty(document.body, 'getAnimations');
  });

  it('waits for a dialog that takes the pointer from the page, and says nothing of a page as it was', () => {
    const { scene, build } = aScene();
    const rule = nothingIsLeftOnTheShell(window);
    rule.came?.(build);
    document.body.style.pointerEvents = 'none';
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    rule.left?.(build);
    expect(looks(rule, scene)).toEqual([]);
    document.querySelector('[role=dialog]')?.remove();
    document.body.style.pointerEvents = '';
    expect(looks(rule, scene)).toEqual([]);
  });
});

/** @jest-environment jsdom */
import { aScene, BAD, looks } from '../../testing/a-scene';
import { theHeaderStaysInReach } from './the-header-stays-in-reach';
import { thePageStaysVisible } from './the-page-stays-visible';

beforeAll(() => {
  if (!('DOMRect' in globalThis)) {
    Object.assign(globalThis, {
      DOMRect: class {
        constructor(
          readonly left: number,
          readonly top: number,
          readonly width: number,
          readonly height: number,
        ) {}
      },
    });
  }
});

describe('the header stays in reach', () => {
  const area = () => document.querySelector('[data-area]');

  it('finds that an area lies over all of it, and whose', () => {
    const { scene, seen } = aScene();
    seen.over = area();
    expect(looks(theHeaderStaysInReach(window), scene)).toEqual([
      expect.objectContaining({ harm: 'page-covered', by: BAD }),
    ]);
  });

  it('only tells of what stands beside the shell: it may be an extension’s', () => {
    const { scene, seen } = aScene();
    seen.over = document.body.appendChild(document.createElement('aside'));
    expect(looks(theHeaderStaysInReach(window), scene)).toEqual([expect.objectContaining({ by: null })]);
  });

  it('only tells of what somebody opened, and forgets that with the next build', () => {
    const { scene, seen, build } = aScene();
    const rule = theHeaderStaysInReach(window, () => true);
    window.dispatchEvent(new Event('pointerdown'));
    seen.over = area();
    expect(looks(rule, scene)).toEqual([expect.objectContaining({ by: null })]);
    rule.came?.(build);
    expect(looks(rule, scene)).toEqual([expect.objectContaining({ by: BAD })]);
  });

  it('takes no press for an answer that comes once it is covered, nor one that a script made', () => {
    const { scene, seen } = aScene();
    const rule = theHeaderStaysInReach(window, () => true);
    seen.over = area();
    expect(looks(rule, scene, 1)).toEqual([]);
    window.dispatchEvent(new Event('pointerdown'));
    expect(looks(rule, scene, 3)).toEqual([expect.objectContaining({ by: BAD })]);
    const byScript = theHeaderStaysInReach(window);
    seen.over = null;
    window.dispatchEvent(new Event('keydown'));
    seen.over = area();
    expect(looks(byScript, scene, 4)).toEqual([expect.objectContaining({ by: BAD })]);
  });

  it('looks at the shell’s own header, at what is drawn of it', () => {
    const { scene, seen } = aScene();
    const [home, button] = document.querySelectorAll('header a, header button');
    area()?.insertAdjacentHTML('beforeend', '<header><a href="/area">of the area</a></header>');
    scene.shell.prepend(document.querySelector('main') ?? '');
    document.elementFromPoint = () => home ?? null;
    expect(looks(theHeaderStaysInReach(window), scene)).toEqual([]);
    // Folded away it is met by nobody, and is not what is free.
    if (button) button.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
    let asked = 0;
    document.elementFromPoint = () => ((asked += 1) > 0 ? area() : null);
    expect(looks(theHeaderStaysInReach(window), scene, 4)).toHaveLength(1);
    expect([asked, seen.over]).toEqual([4, null]);
  });

  it.each<[string, (seen: ReturnType<typeof aScene>['seen']) => void]>([
    ['a dialog is open', () => document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')],
    ['a menu is open', () => document.body.insertAdjacentHTML('beforeend', '<div role="menu"></div>')],
    ['a chart fills the screen', () => Object.assign(document, { fullscreenElement: document.body })],
    ['it is scrolled out of the window', () => (document.elementFromPoint = () => null)],
    [
      'one place is free',
      () => {
        let place = 0;
        document.elementFromPoint = () => ((place += 1) % 2 === 0 ? area() : document.querySelector('header a'));
      },
    ],
  ])('says nothing when %s', (_, happens) => {
    const { scene, seen } = aScene();
    seen.over = area();
    happens(seen);
    expect(looks(theHeaderStaysInReach(window), scene)).toEqual([]);
  });

  it('lets a moment pass', () => {
    const { scene, seen } = aScene();
    const rule = theHeaderStaysInReach(window);
    seen.over = area();
    expect(looks(rule, scene, 3)).toEqual([]);
    seen.over = null;
    expect(looks(rule, scene, 1)).toEqual([]);
    seen.over = area();
    expect(looks(rule, scene, 3)).toEqual([]);
  });
});

describe('the page stays visible', () => {
  it('shows again what was hidden by the page’s own element, and tells it', () => {
    const { scene } = aScene();
    document.body.style.cssText = 'display: none; color: red';
    const [found, ...more] = looks(thePageStaysVisible(), scene);
    expect(found).toMatchObject({ harm: 'page-hidden', what: 'what was set on <body> hid the header', by: null });
    expect([more, document.body.style.cssText]).toEqual([[], 'color: red;']);
  });

  it('finds the build whose file hides it', () => {
    const { scene, seen, build } = aScene();
    document.head.innerHTML = `<link data-mf="${build.federation}">`;
    let isOff = false;
    const sheet = {
      get disabled() {
        return isOff;
      },
      set disabled(off: boolean) {
        isOff = off;
        if (off) seen.hidden.clear();
      },
    };
    Object.defineProperty(document.querySelector('link'), 'sheet', { value: sheet });
    seen.hidden.add(scene.shell);
    expect(looks(thePageStaysVisible(), scene)).toEqual([expect.objectContaining({ by: BAD })]);
    document.head.innerHTML = '';
  });

  it('only tells of what it cannot explain, and leaves that as it is', () => {
    const { scene, seen } = aScene();
    seen.hidden.add(scene.shell);
    document.body.style.cssText = 'opacity: 0.9';
    expect(looks(thePageStaysVisible(), scene, 3)).toEqual([expect.objectContaining({ by: null })]);
    expect(document.body.style.cssText).toBe('opacity: 0.9;');
  });

  it('tells of a header in which nothing is seen', () => {
    const { scene, seen } = aScene();
    for (const place of document.querySelectorAll('header a, header button')) seen.hidden.add(place);
    expect(looks(thePageStaysVisible(), scene, 3)).toEqual([expect.objectContaining({ by: null })]);
  });

  it('leaves hidden what was hidden before and is not why', () => {
    const { scene, seen, build } = aScene();
    document.head.innerHTML = `<link data-mf="${build.federation}">`;
    const sheet = { disabled: false };
    Object.defineProperty(document.querySelector('link'), 'sheet', { value: sheet });
    seen.hidden.add(scene.shell);
    document.documentElement.hidden = true;
    looks(thePageStaysVisible(), scene, 3);
    expect([sheet.disabled, document.documentElement.hidden]).toEqual([false, true]);
    document.documentElement.hidden = false;
    document.head.innerHTML = '';
  });

  it('says nothing while one thing of the header is seen', () => {
    const { scene, seen } = aScene();
    const [home] = document.querySelectorAll('header a');
    if (home) seen.hidden.add(home);
    expect(looks(thePageStaysVisible(), scene)).toEqual([]);
  });
});
